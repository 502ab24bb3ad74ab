import { type Problem, SIGNED_OUT_CODE } from '@moien/contract';
import { ApiClient, CallError } from './api-client.ts';
import type { Transport, TransportRequest, TransportResponse } from './transport.ts';

const PROBLEM: Problem = {
  type: 'about:blank',
  title: 'Bad Request',
  status: 400,
  code: 'invalid-parameter',
  message: 'cityId must be a whole number.',
};
const CITY = {
  id: 1,
  name: 'Trier',
  localizedName: null,
  countryCode: 'DE',
  latitude: 49.7,
  longitude: 6.6,
  propertyCount: 3,
};

/** A client whose API answers everything with this, or cannot be reached. */
function clientThatHears(answer: TransportResponse | Error) {
  const requests: TransportRequest[] = [];
  const refusals: string[] = [];
  const signedOut: string[] = [];
  const client = new ApiClient(
    async () => async (request) => {
      requests.push(request);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    (problem) => refusals.push(problem.message),
    async (problem) => {
      signedOut.push(problem.message);
      return false;
    },
  );
  return { client, requests, refusals, signedOut };
}

describe('ApiClient', () => {
  it('addresses a call as the contract says, with path, query and body in their places', async () => {
    const { client, requests } = clientThatHears({ status: 200, body: { cityArray: [CITY] } });
    await client.call('findLocations', { body: { searchTerm: 'Tri' } });
    await client.call('getProperty', {
      path: { id: 'a/b ?c' },
      query: new URLSearchParams({ language: 'de' }),
    });
    expect(requests.map(({ method, url, body }) => ({ method, url, body }))).toEqual([
      { method: 'POST', url: '/api/location/get-by-name', body: { searchTerm: 'Tri' } },
      { method: 'GET', url: '/api/properties/a%2Fb%20%3Fc?language=de', body: undefined },
    ]);
  });

  it('gives the value of an answer that follows the contract, and lets new fields be', async () => {
    const body = { cityArray: [{ ...CITY, population: 110_000 }] };
    const { client } = clientThatHears({ status: 200, body });
    await expect(client.call('findLocations')).resolves.toEqual({ kind: 'ok', value: body });
  });

  it.each([
    ['is not of the contract', { status: 200, body: { cityArray: [{ id: 'one' }] } }],
    ['is a page of a proxy', { status: 502, body: '<html>Bad gateway</html>' }],
    ['is empty', { status: 200, body: undefined }],
    ['never comes', new Error('Network Error')],
  ])('takes an answer that %s as no answer', async (_what, answer) => {
    const { client, refusals } = clientThatHears(answer);
    await expect(client.call('findLocations')).resolves.toEqual({ kind: 'unreachable' });
    await expect(client.request('findLocations')).resolves.toBeNull();
    await expect(client.require('findLocations')).rejects.toMatchObject({ status: 503, code: 'unreachable' });
    expect(refusals).toEqual([]);
  });

  it('shows a refusal to the person, and throws it in a loader', async () => {
    const { client, refusals } = clientThatHears({ status: 400, body: PROBLEM });
    await expect(client.call('findLocations')).resolves.toEqual({
      kind: 'refused',
      status: 400,
      problem: PROBLEM,
    });
    expect(refusals).toEqual([]);
    await expect(client.request('findLocations')).resolves.toBeNull();
    expect(refusals).toEqual([PROBLEM.message]);
    await expect(client.require('findLocations')).rejects.toEqual(
      new CallError(400, 'invalid-parameter', PROBLEM.message),
    );
  });

  it.each([
    ['an error alone', { error: 'There is no such city.' }],
    ['a message alone', { message: 'There is no such city.', error: '' }],
    ['an empty message and an error', { ...PROBLEM, message: '', error: 'There is no such city.' }],
  ])('shows a refusal with %s in its words', async (_what, body) => {
    const { client, refusals } = clientThatHears({ status: 404, body });
    await expect(client.request('findLocations')).resolves.toBeNull();
    expect(refusals).toEqual(['There is no such city.']);
  });

  it.each([500, 503])('logs that the service has failed with %i, and shows no toast', async (status) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const { client, refusals } = clientThatHears({ status, body: { ...PROBLEM, status, code: 'broken' } });
    await expect(client.request('findLocations')).resolves.toBeNull();
    expect(refusals).toEqual([]);
    expect(warn).toHaveBeenCalledWith('findLocations', expect.objectContaining({ status, code: 'broken' }));
    warn.mockRestore();
  });

  it('tells once of each refusal for want of a session, whichever way it was called', async () => {
    const problem: Problem = { ...PROBLEM, status: 401, code: SIGNED_OUT_CODE, message: 'Please sign in.' };
    const { client, refusals, signedOut } = clientThatHears({ status: 401, body: problem });
    await expect(client.call('findLocations')).resolves.toEqual({ kind: 'refused', status: 401, problem });
    await expect(client.request('findLocations')).resolves.toBeNull();
    await expect(client.require('findLocations')).rejects.toMatchObject({ status: 401 });
    expect(signedOut).toEqual(['Please sign in.', 'Please sign in.', 'Please sign in.']);
    expect(refusals).toEqual([]);
  });

  it('takes a call whose code does not load as one that is not answered, and loads it again for the next', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const missing = new Error('Loading chunk wire failed.');
    const load = jest.fn(
      async (): Promise<Transport> => async () => ({ status: 200, body: { cityArray: [] } }),
    );
    load.mockRejectedValueOnce(missing).mockRejectedValueOnce(missing);
    const client = new ApiClient(
      load,
      () => undefined,
      async () => false,
    );
    await expect(client.call('findLocations')).resolves.toEqual({ kind: 'unreachable' });
    await expect(client.request('findLocations')).resolves.toBeNull();
    await expect(client.call('findLocations')).resolves.toMatchObject({ kind: 'ok' });
    expect(warn).toHaveBeenCalledWith(expect.any(String), missing);
    warn.mockRestore();
  });

  it('hands on the signal with which a question is withdrawn', async () => {
    const { client, requests } = clientThatHears({ status: 200, body: { cityArray: [] } });
    const { signal } = new AbortController();
    await client.call('findLocations', { signal });
    expect(requests[0]?.signal).toBe(signal);
  });
});

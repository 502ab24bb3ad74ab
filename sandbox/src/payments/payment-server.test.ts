import { startPaymentServerProcess } from './start-payment-server-process.ts';
import { accessToken, startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer({ controlToken: 'control' });
});

afterEach(() => server.stop());

describe('the API', () => {
  it('is closed without a token and to a wrong key', async () => {
    const answer = await fetch(`${server.origin}/v2.01/moien/users/${server.guest.Id}`);
    expect(answer.status).toBe(401);
    expect(Object.keys((await answer.json()) as object)).toEqual(['Message', 'Type', 'Id', 'Date', 'errors']);
    expect(await accessToken(server.origin, 'wrong')).toBe('undefined');
  });

  it('is closed to the path of another client and to a token of twenty minutes', async () => {
    const token = await accessToken(server.origin);
    const ask = (client: string) =>
      fetch(`${server.origin}/v2.01/${client}/users/${server.guest.Id}`, {
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await ask('other')).status).toBe(401);
    expect((await ask('moien')).status).toBe(200);
    server.control.moveClock(20 * 60_000);
    expect((await ask('moien')).status).toBe(401);
  });

  it('says in its own shape what it does not know or take', async () => {
    const missing = await server.call('GET', '/users/user_m_0');
    expect(missing).toMatchObject({ status: 404, body: { Type: 'ressource_not_found' } });
    expect((await server.call('GET', '/nothing/here')).status).toBe(404);
    const large = await server.call('POST', '/wallets', { Description: 'x'.repeat(70_000) });
    expect(large).toMatchObject({ status: 413, body: { Message: expect.any(String) } });
    const malformed = await fetch(`${server.origin}/v2.01/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect(malformed.status).toBe(400);
    expect(await malformed.text()).not.toContain(' at ');
  });

  it('keeps lists in pages', async () => {
    for (const amount of [100, 200, 300]) await server.payIn(amount);
    const path = `/wallets/${server.wallet.Id}/transactions`;
    const { body, headers } = await server.call('GET', `${path}?per_page=2&page=2`);
    expect(body).toMatchObject([{ DebitedFunds: { Amount: 300 } }]);
    expect(headers.get('x-number-of-items')).toBe('3');
    await server.payIn(33_305);
    const failed = await server.get(`/users/${server.guest.Id}/transactions?Status=FAILED`);
    expect(failed).toMatchObject([{ ResultCode: '101101' }]);
  });
});

describe('users', () => {
  it('who own must say more than who pay, and accept the terms', async () => {
    const payer = { FirstName: 'A', LastName: 'B', Email: 'a@moien.example' };
    const answer = await server.call('POST', '/users/natural', { ...payer, UserCategory: 'OWNER' });
    expect(Object.keys(answer.body.errors ?? {}).sort()).toEqual([
      'Birthday',
      'CountryOfResidence',
      'Nationality',
      'TermsAndConditionsAccepted',
    ]);
    const { Id: id } = await server.post('/users/natural', payer);
    const owner = { UserCategory: 'OWNER', TermsAndConditionsAccepted: true, Birthday: 0 };
    const place = { Nationality: 'LU', CountryOfResidence: 'LU' };
    const { body } = await server.call('PUT', `/users/natural/${id}`, { ...owner, ...place });
    expect(body).toMatchObject({ Id: id, UserCategory: 'OWNER', LastName: 'B', KYCLevel: 'LIGHT' });
    expect(await server.get(`/users/${id}`)).toEqual(body);
  });
});

describe('the control interface', () => {
  const control = (path: string, init: RequestInit = {}, token = 'control') =>
    fetch(`${server.origin}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });

  it('is closed without its token', async () => {
    expect((await control('/control/calls', {}, 'wrong')).status).toBe(401);
    expect((await fetch(`${server.origin}/`)).status).toBe(401);
    expect((await fetch(`${server.origin}/?token=control`)).status).toBe(200);
  });

  it('does by HTTP what it does in process', async () => {
    const post = (path: string, body: object) =>
      control(path, { method: 'POST', body: JSON.stringify(body) });
    await post('/control/faults', { kind: 'status-503', target: 'GET /users/' });
    expect((await server.call('GET', `/users/${server.guest.Id}`)).status).toBe(503);
    expect(await (await control('/control/faults')).json()).toMatchObject({ 'status-503': 1 });
    await post('/control/decline-next', { resultCode: '101105' });
    expect(await server.payIn(100)).toMatchObject({ ResultCode: '101105' });
    await post('/control/clock', { milliseconds: 20 * 60_000 });
    expect((await server.call('GET', '/hooks')).status).toBe(401);
    const calls = (await (await control('/control/calls')).json()) as { path: string }[];
    expect(calls.at(-1)).toMatchObject({ method: 'GET', path: '/v2.01/moien/hooks' });
    const page = await (await control('/')).text();
    expect(page).toContain(`/control/objects/${server.guest.Id}?token=control`);
    const guest = await (await control(`/control/objects/${server.guest.Id}`)).json();
    expect(guest).toMatchObject({ Id: server.guest.Id });
  });

  it.each([
    ['/control/faults', { kind: 'none' }],
    ['/control/faults', { kind: 'delay-hook', probability: 2 }],
    ['/control/decline-next', { resultCode: '999998' }],
    ['/control/clock', { milliseconds: -1 }],
  ])('%s refuses %j', async (path, body) => {
    expect((await control(path, { method: 'POST', body: JSON.stringify(body) })).status).toBe(400);
  });
});

it('takes another port when its own is in use', async () => {
  const port = Number(new URL(server.origin).port);
  const second = await startTestServer({ port });
  expect(Number(new URL(second.origin).port)).not.toBe(port);
  await second.stop();
});

it('runs in a process of its own', async () => {
  const child = await startPaymentServerProcess({ clients: [{ clientId: 'moien', apiKey: 'other key' }] });
  expect(await accessToken(child.origin, 'other key')).toMatch(/^\S{20,}$/);
  const page = await fetch(`${child.origin}/?token=${child.controlToken}`);
  expect(page.status).toBe(200);
  await child.stop();
  await expect(fetch(child.origin)).rejects.toThrow('fetch failed');
});

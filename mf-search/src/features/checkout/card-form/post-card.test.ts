import { exampleRegistration } from '../../examples/example-booking.ts';
import { postCard } from './post-card.ts';

const card = { number: '4970107111111119', expiry: '1231', code: '123' };
const asked: [string, RequestInit | undefined][] = [];

function answer(response: Partial<Response> | Error) {
  asked.length = 0;
  globalThis.fetch = async (url, options) => {
    asked.push([String(url), options]);
    if (response instanceof Error) throw response;
    return { ok: true, ...response } as Response;
  };
}
const text = (body: string) => ({ text: async () => body });

it('sends the card as a form to the provider, with nothing of ours', async () => {
  answer(text('data=Mz0_ab\n'));
  expect(await postCard(exampleRegistration, card)).toEqual({
    kind: 'registered',
    registrationData: 'data=Mz0_ab',
  });
  const [[url, options] = []] = asked;
  expect(url).toBe(exampleRegistration.url);
  expect(options).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(String(options?.body)).toBe(
    'accessKeyRef=key&data=pre&cardNumber=4970107111111119&cardExpirationDate=1231&cardCvx=123',
  );
});

it.each([
  ['105202', 'card-number-invalid'],
  ['105204', 'card-code-invalid'],
  ['02625', 'declined'],
])('says what errorCode=%s means', async (code, failure) => {
  answer(text(`errorCode=${code}`));
  expect(await postCard(exampleRegistration, card)).toEqual({ kind: 'refused', failure });
});

it.each([
  ['does not answer', new TypeError('Failed to fetch')],
  ['fails', { ok: false, status: 500 }],
])('says that a provider that %s cannot be reached', async (_what, response) => {
  answer(response);
  expect(await postCard(exampleRegistration, card)).toEqual({ kind: 'unreachable' });
});

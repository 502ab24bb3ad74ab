import { FRICTIONLESS, startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(() => server.stop());

describe('the address for cards', () => {
  const form = (registration: { [field: string]: unknown }, change: Record<string, string> = {}) =>
    new URLSearchParams({
      accessKeyRef: String(registration.AccessKey),
      data: String(registration.PreregistrationData),
      cardNumber: FRICTIONLESS,
      cardExpirationDate: '1249',
      cardCvx: '123',
      ...change,
    });

  it('takes cards from pages of any origin, without a token', async () => {
    const registration = await server.post('/cardregistrations', {
      UserId: server.guest.Id,
      Currency: 'EUR',
    });
    const address = String(registration.CardRegistrationURL);
    expect(new URL(address).origin).toBe(server.origin);
    const origin = 'https://moien.example';
    const preflight = await fetch(address, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST');
    const answer = await fetch(address, { method: 'POST', headers: { origin }, body: form(registration) });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toMatch(/^data=\S{20,}$/);
  });

  it.each([
    [{ cardNumber: '4970107111111118' }, '105202'],
    [{ cardNumber: 'x' }, '105202'],
    [{ cardExpirationDate: '1349' }, '105203'],
    [{ cardCvx: '12' }, '105204'],
    [{ data: 'wrong' }, '105299'],
    [{ accessKeyRef: 'wrong' }, '105299'],
  ])('answers %j with %s', async (change, code) => {
    const registration = await server.post('/cardregistrations', {
      UserId: server.guest.Id,
      Currency: 'EUR',
    });
    const answer = await fetch(String(registration.CardRegistrationURL), {
      method: 'POST',
      body: form(registration, change as Record<string, string>),
    });
    expect(await answer.text()).toBe(`errorCode=${code}`);
  });

  it('waits twenty minutes for a card', async () => {
    const registration = await server.post('/cardregistrations', {
      UserId: server.guest.Id,
      Currency: 'EUR',
    });
    server.control.moveClock(21 * 60_000);
    const answer = await fetch(String(registration.CardRegistrationURL), {
      method: 'POST',
      body: form(registration),
    });
    expect(await answer.text()).toBe('errorCode=105299');
  });
});

describe('a card registration', () => {
  it('ends in a card that shows ten digits of its number', async () => {
    const { body } = await server.register(FRICTIONLESS);
    expect(body).toMatchObject({ Status: 'VALIDATED', ResultCode: '000000', UserId: server.guest.Id });
    const card = await server.get(`/cards/${String(body.CardId)}`);
    expect(card).toMatchObject({ Alias: '497010XXXXXX1119', ExpirationDate: '1249', Validity: 'UNKNOWN' });
    expect(JSON.stringify(server.control.calls())).not.toContain(FRICTIONLESS);
    expect(JSON.stringify(server.control.objects())).not.toContain(FRICTIONLESS);
  });

  it('ends in an error for what is no token, once', async () => {
    const { Id: id } = await server.post('/cardregistrations', { UserId: server.guest.Id, Currency: 'EUR' });
    const complete = (data: string) =>
      server.call('PUT', `/cardregistrations/${id}`, { RegistrationData: data });
    expect((await complete('data=invented')).body).toMatchObject({
      Status: 'ERROR',
      ResultCode: '001599',
      CardId: null,
    });
    expect((await complete('data=again')).status).toBe(400);
  });

  it('ends in the error that the address for cards gave', async () => {
    const { body } = await server.register('4970107111111118');
    expect(body).toMatchObject({ Status: 'ERROR', ResultCode: '105202' });
  });
});

import { euros, startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(() => server.stop());

const credit = async () => (await server.get('/clients/wallets/CREDIT/EUR')).Balance?.Amount;
const settle = (repudiationId: unknown, amount: number) =>
  server.call('POST', `/repudiations/${repudiationId}/settlementtransfer`, {
    AuthorId: server.guest.Id,
    DebitedFunds: euros(amount),
    Fees: euros(0),
    Tag: 'ours',
  });

it('takes the payment from the platform at once, and gives it back when it is won', async () => {
  const payIn = await server.payIn(10_000);
  const id = server.control.openDispute(payIn.Id);
  expect(await server.get(`/disputes/${id}`)).toMatchObject({
    InitialTransactionId: payIn.Id,
    Status: 'PENDING_CLIENT_ACTION',
    DisputedFunds: euros(10_000),
    ResultCode: null,
  });
  expect([await credit(), await server.balance(server.wallet)]).toEqual([-10_000, 10_000]);
  server.control.closeDispute(id, 'WON');
  server.control.closeDispute(id, 'LOST');
  expect(await server.get(`/disputes/${id}`)).toMatchObject({ Status: 'CLOSED', ResultCode: 'WON' });
  expect(await credit()).toBe(0);
});

it('that is lost is settled from the wallet, as far as it reaches', async () => {
  const payIn = await server.payIn(10_000);
  const id = server.control.openDispute(payIn.Id, { amount: 4000 });
  const { RepudiationId: repudiation } = await server.get(`/disputes/${id}`);
  expect((await settle(repudiation, 4000)).status).toBe(400);
  server.control.closeDispute(id, 'LOST');
  expect((await settle(repudiation, 4001)).status).toBe(400);
  expect((await settle(repudiation, 4000)).body).toMatchObject({
    Status: 'SUCCEEDED',
    Nature: 'SETTLEMENT',
    Tag: 'ours',
    DebitedWalletId: server.wallet.Id,
    CreditedWalletId: 'CREDIT_EUR',
  });
  expect([await credit(), await server.balance(server.wallet)]).toEqual([0, 6000]);
});

it('cannot be contested, or only asks for documents, where its type says so', async () => {
  const payIn = await server.payIn(10_000);
  const lost = server.control.openDispute(payIn.Id, { type: 'NOT_CONTESTABLE' });
  expect(await server.get(`/disputes/${lost}`)).toMatchObject({ Status: 'CLOSED', ResultCode: 'LOST' });
  const asked = server.control.openDispute(payIn.Id, { type: 'RETRIEVAL' });
  expect(await server.get(`/disputes/${asked}`)).toMatchObject({ RepudiationId: null });
  expect(await credit()).toBe(-10_000);
});

it('takes documents with pages, and then that it is contested, once', async () => {
  const payIn = await server.payIn(10_000);
  const id = server.control.openDispute(payIn.Id);
  const document = await server.post(`/disputes/${id}/documents`, { Type: 'USER_ACCEPTANCE_PROOF' });
  const path = `/disputes/${id}/documents/${document.Id}`;
  expect((await server.call('PUT', path, { Status: 'VALIDATION_ASKED' })).status).toBe(400);
  const page = { File: Buffer.from('%PDF').toString('base64') };
  await fetchNoContent(`${path}/pages`, page);
  expect((await server.call('PUT', path, { Status: 'VALIDATION_ASKED' })).body).toMatchObject({
    Status: 'VALIDATION_ASKED',
  });
  const contest = () => server.call('PUT', `/disputes/${id}/submit`, { ContestedFunds: euros(10_000) });
  expect((await contest()).body).toMatchObject({ Status: 'SUBMITTED', ContestedFunds: euros(10_000) });
  expect((await contest()).status).toBe(400);
});

/** An answer without a body. */
async function fetchNoContent(path: string, body: object): Promise<void> {
  await expect(server.call('POST', path, body)).rejects.toThrow('JSON');
}

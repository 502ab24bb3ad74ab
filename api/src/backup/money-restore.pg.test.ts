import { createRandom } from '../lib/random.ts';
import { type BackupSite, backUp, openEmptySite, openSmallSite } from '../testing/backup-site.ts';
import { passDays } from '../testing/histories/play-history.ts';
import { providerMoney } from '../testing/histories/provider-money.ts';
import { bookStay, type Stay } from '../testing/money/book-stay.ts';
import { createInsist } from '../testing/money/insist.ts';
import { type MoneySite, openMoneySite } from '../testing/money/money-site.ts';
import { BROWSER, enterCardData, FRICTIONLESS } from '../testing/payment-site.ts';
import { insertPerson } from '../testing/session-factory.ts';
import { addRecipient, verifyOwner } from '../testing/verified-owner.ts';
import { restoreBackup } from './restore-backup.ts';

const HOUR = 60 * 60 * 1000;

let source: BackupSite;
let target: BackupSite;
let before: MoneySite;
let after: MoneySite;
let ownerId: string;

beforeAll(async () => {
  [source, target] = await Promise.all([openSmallSite(), openEmptySite()]);
  before = await openMoneySite(() => false, { database: source.database });
  const { client } = before;
  ownerId = await insertPerson(client);
  await verifyOwner({ client, payments: before.process() }, ownerId);
  await addRecipient({ payments: before.process() }, ownerId);
});

afterAll(async () => {
  await after?.close();
  await before.close();
  await Promise.all([source.close(), target.close()]);
});

async function book(seed: string): Promise<Stay> {
  const insist = createInsist(before, (error) => {
    throw error;
  });
  return bookStay(before, createRandom(seed), insist, { owner_id: ownerId, is_instant_bookable: true });
}

async function pay({ id, guestId }: Stay): Promise<void> {
  const { service } = before.process();
  const request = await enterCardData(await service.registerCard(guestId, id), FRICTIONLESS);
  await service.pay(guestId, id, request, BROWSER);
}

const releasesOf = async ({ client }: MoneySite, { id }: Stay) =>
  (
    await client.query(
      'select state, (share - owner_fee)::int as amount from money_release where booking_id = $1',
      [id],
    )
  ).rows;

async function atBank({ client, server }: MoneySite): Promise<number> {
  const { rows } = await client.query('select provider_id from payment_owner_wallet');
  return providerMoney(
    server,
    rows.map(({ provider_id: id }) => id),
  ).atBank;
}

it('pays nobody twice and settles what was under way when the backup was made', async () => {
  const paidOut = await book('paid out');
  await pay(paidOut);
  await passDays(before, 60);
  await passDays(before, 2);
  const due = await book('due');
  await pay(due);
  // The release is due, and nothing has looked for what is due.
  const later = new Date(before.now().getTime() + 49 * 24 * HOUR);
  while (await before.runNextJob(later));
  before.goTo(later);
  const unanswered = await book('unanswered');
  before.server.control.injectFault({ kind: 'lose-after', target: 'POST /payins/card/direct' });
  await pay(unanswered).catch(() => undefined);
  expect(await releasesOf(before, paidOut)).toMatchObject([{ state: 'paid' }]);
  expect(await releasesOf(before, due)).toMatchObject([{ state: 'scheduled' }]);
  const { file } = await backUp(source);

  await passDays(before, 1);
  await passDays(before, 2);
  expect(await releasesOf(before, due)).toMatchObject([{ state: 'paid' }]);
  const paid = await atBank(before);

  await restoreBackup(target, file);
  after = await openMoneySite(() => false, { database: target.database, server: before.server });
  // The provider has forgotten by then which keys it was given.
  after.goTo(new Date(before.now().getTime() + 30 * HOUR));
  await passDays(after, 1);
  await passDays(after, 2);
  expect(await releasesOf(after, due)).toEqual(await releasesOf(before, due));
  expect(await atBank(after)).toBe(paid);
  expect(await after.find(unanswered.id)).toMatchObject({
    state: expect.stringMatching(/confirmed|in-stay/),
  });
  const { rows: open } = await after.client.query('select id from payment_attempt where settled_at is null');
  expect(open).toEqual([]);
  expect(await after.checkLedger()).toEqual({ differences: [], uncheckedCount: 0 });
});

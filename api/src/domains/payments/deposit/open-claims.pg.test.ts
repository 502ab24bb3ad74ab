import type { Mail } from '../../../mail/mail.ts';
import { createDepositStays } from '../../../testing/deposit-stays.ts';
import { openPayoutSite, type PayoutSite } from '../../../testing/payout-site.ts';
import { listOpenClaims } from './open-claims.ts';
import { createOpenClaimsMail } from './open-claims-mail.ts';

const HOUR = 60 * 60 * 1000;

let payouts: PayoutSite;

beforeAll(async () => {
  payouts = await openPayoutSite();
}, 120_000);

afterAll(() => payouts?.site.close());

it('a claim waits for an operator once the guest objects, or three days after it, until it is decided', async () => {
  const { site } = payouts;
  const stays = createDepositStays(payouts);
  const mails: Mail[] = [];
  const sendMail = async (mail: Mail) => void mails.push(mail);
  const jobs = createOpenClaimsMail(site.database, sendMail, 'team@moien.example', site.now);
  const listed = async () =>
    (await listOpenClaims(site.database, site.now())).map(({ booking_id: id }) => id).toSorted();
  const send = () => jobs['send-open-claims']({}, { job: { id: '1' } });

  await send();
  expect(mails).toEqual([]);
  const [refused, unanswered, accepted] = [
    await stays.reserved(),
    await stays.reserved(),
    await stays.reserved(),
  ];
  for (const booking of [refused, unanswered, accepted]) {
    await stays.leave(booking, 1);
    await stays.claim(booking, 12_345);
  }
  await stays.answer(refused, false);
  await stays.answer(accepted, true);
  expect(await listed()).toEqual([refused.id]);
  site.wait(72 * HOUR);
  expect(await listed()).toEqual([refused.id, unanswered.id].toSorted());

  await send();
  await send();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
    Array(2).fill(['team@moien.example', 'Claims of deposits to decide: 2']),
  );
  expect(mails[0]?.id).toBe(mails[1]?.id);
  expect(mails[0]?.text).toContain(`${refused.id}: €123.45 of €500.00, the guest objects, reserved until `);
  expect(mails[0]?.text).toContain(`${unanswered.id}: €123.45 of €500.00, not answered, reserved until `);

  await stays.settle(refused, 0);
  await stays.settle(unanswered, 12_345);
  expect(await listed()).toEqual([]);
}, 60_000);

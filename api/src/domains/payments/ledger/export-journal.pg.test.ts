import { toDay } from '@moien/contract';
import { FRICTIONLESS, openPaymentSite, type PaymentSite } from '../../../testing/payment-site.ts';
import { exportJournal } from './export-journal.ts';

let site: PaymentSite;

beforeAll(async () => {
  site = await openPaymentSite();
}, 120_000);

afterAll(() => site.close());

async function exported(from: string, to: string): Promise<string[][]> {
  const lines: string[] = [];
  for await (const line of exportJournal(site.database, from, to)) lines.push(line);
  expect(lines.every((line) => line.endsWith('\r\n'))).toBe(true);
  return lines.map((line) => line.trimEnd().split(','));
}

it('has every entry of the days, and those of a transfer sum to zero', async () => {
  const booking = await site.book();
  await site.pay(booking, await site.enterCard(booking, FRICTIONLESS));
  const today = toDay(new Date());
  const [header, ...rows] = await exported(today, today);
  expect(rows).toHaveLength(2);
  const column = (name: string) => rows.map((row) => row[header?.indexOf(name) ?? -1]);
  expect(column('amount').map(Number).sort()).toEqual([-20_000, 20_000]);
  expect(column('booking')).toEqual([booking.id, booking.id]);
  expect(column('account').sort()).toEqual(['booking-wallet', 'cards']);
  expect(await exported('2020-01-01', '2020-12-31')).toHaveLength(1);
});

import { randomUUID } from 'node:crypto';
import { type InvoiceSite, openInvoiceSite } from '../../../testing/invoice-site.ts';
import { insertTouristTax } from '../../../testing/price-rules-factory.ts';
import { LUXEMBOURG } from '../../../testing/property-factory.ts';

let site: InvoiceSite;

// Nights of 100 EUR in a home for two; 2.50 EUR of tax a person and night, 6 % of the guest, 3 % of the host.
beforeAll(async () => {
  site = await openInvoiceSite();
  await insertTouristTax(site.client, LUXEMBOURG.id);
}, 120_000);
beforeEach(() => site.reset());
afterAll(() => site.close());

const as = (userId: string) => ({ userId });
const withoutNumbers = (list: { number: string; subject: string; total: number }[]) =>
  list.map(({ number, subject, total }) => `${number.split(' ')[0]} ${subject} ${total}`);

const issuedOf = async (id: string) => withoutNumbers(await site.issued(id));
const WHOLE = ['receipt stay 44400', 'invoice guest-fee 2400', 'invoice owner-fee 1200'];

describe('what is issued for a booking', () => {
  it('is a receipt of what was paid and an invoice of each fee, once', async () => {
    const { id, total } = await site.paid();
    expect(total).toBe(44_400);
    await Promise.all([site.issue(id), site.issue(id), site.issue(id)]);
    await site.issue(id);
    expect(await issuedOf(id)).toEqual(WHOLE);
  });

  it('is ordered by what changes it', async () => {
    const { id } = await site.confirmed();
    const { rows } = await site.client.query(
      `select payload from graphile_worker._private_jobs where key = $1`,
      [`invoices ${id}`],
    );
    expect(rows).toEqual([{ payload: { bookingId: id } }]);
  });

  it('has lines that sum to what the ledger says, and tax that sums to the fee', async () => {
    const { id, guestId, ownerId } = await site.paid();
    await site.issue(id);
    const { rows } = await site.client.query(
      `select subject, user_id, total::int as total, vat, buyer, stay ->> 'arrivalDate' as arrival,
         (select sum((line ->> 'amount')::int)::int from jsonb_array_elements(line_array) as line) as lines
       from invoice where booking_id = $1 order by sequence`,
      [id],
    );
    expect(rows).toEqual([
      expect.objectContaining({ subject: 'stay', user_id: guestId, total: 44_400, lines: 44_400, vat: null }),
      expect.objectContaining({
        user_id: guestId,
        lines: 2_400,
        buyer: { name: 'Ada Weber', countryCode: null },
        vat: { percent: 17, net: 2_051, vat: 349, rounding: 0 },
        arrival: '2027-05-10',
      }),
      expect.objectContaining({
        user_id: ownerId,
        lines: 1_200,
        vat: { percent: 17, net: 1_026, vat: 174, rounding: 0 },
      }),
    ]);
  });

  it('goes to the address that guest and host have given by then', async () => {
    const { id, guestId, ownerId } = await site.paid();
    const address = { line1: '3, rue de l’Alzette', postalCode: '4011', city: 'Esch' };
    await site.client.query(
      `insert into account (user_id, language, postal_address, created_at) values ($1, 'en', $2, now())
       on conflict (user_id) do update set postal_address = excluded.postal_address`,
      [guestId, JSON.stringify(address)],
    );
    await site.issue(id);
    const { rows } = await site.client.query(
      `select user_id, buyer -> 'address' as address from invoice where booking_id = $1 order by sequence`,
      [id],
    );
    expect(rows).toEqual([
      { user_id: guestId, address },
      { user_id: guestId, address },
      { user_id: ownerId, address: null },
    ]);
  });

  it('is nothing before it was paid, and no fee before all was paid', async () => {
    const { id } = await site.confirmed();
    await site.issue(id);
    expect(await issuedOf(id)).toEqual([]);
    await site.payIn(id, 40_000);
    await site.issue(id);
    expect(await issuedOf(id)).toEqual(['receipt stay 40000']);
    await site.payIn(id, 4_400);
    await site.issue(id);
    expect(await issuedOf(id)).toEqual([
      ...['receipt stay 40000', 'receipt stay 4400', 'invoice guest-fee 2400', 'invoice owner-fee 1200'],
    ]);
    const { rows } = await site.client.query(
      `select bool_and(total = (select sum((line ->> 'amount')::int) from jsonb_array_elements(line_array) as line)) as ok
       from invoice where booking_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ ok: true }]);
  });

  it.each([
    ['in time', '2027-03-02T12:00:00Z', 44_400, ['guest-fee 2400', 'owner-fee 1200']],
    // 17,000 of 44,400 came back: half of three nights and all of the tax. The host fee is 3 % of 25,000.
    ['late', '2027-05-08T12:00:00Z', 17_000, ['owner-fee 450']],
  ])('after a cancellation by the guest %s has credit notes', async (_case, time, refund, fees) => {
    const { id, guestId } = await site.paid();
    await site.issue(id);
    site.goTo(time);
    await site.service.cancel(id, as(guestId), { reason: '', refundTotal: refund });
    await site.issue(id);
    await site.payBack(id, refund);
    await site.issue(id);
    expect(await issuedOf(id)).toEqual([
      ...WHOLE,
      ...fees.map((fee) => `credit-note ${fee}`),
      `credit-note stay ${refund}`,
    ]);
    const { rows } = await site.client.query(
      `select invoice.subject = corrected.subject as is_same, corrected.kind
       from invoice left join invoice as corrected on corrected.id = invoice.corrects_id
       where invoice.booking_id = $1 and invoice.kind = 'credit-note'`,
      [id],
    );
    for (const row of rows) expect(row).toMatchObject({ is_same: true });
    expect(rows.map(({ kind }) => kind)).toContain('receipt');
  });

  it('follows a change in both directions', async () => {
    const { id, guestId, ownerId } = await site.paid();
    await site.issue(id);
    const change = async (departureDate: '2027-05-13' | '2027-05-15') => {
      const wanted = { arrivalDate: '2027-05-10', departureDate, adultCount: 2 } as const;
      const counts = { ...wanted, childrenCount: 0, infantCount: 0, petCount: 0 };
      const { digest } = await site.service.quoteChange(id, as(guestId), counts);
      const changeId = randomUUID();
      await site.service.proposeChange(id, as(guestId), { id: changeId, ...counts, digest });
      await site.service.decideChange(id, as(ownerId), changeId, { decision: 'accepted' });
    };
    await change('2027-05-13');
    await site.payBack(id, 11_100);
    await site.issue(id);
    expect((await issuedOf(id)).slice(3)).toEqual([
      ...['credit-note stay 11100', 'credit-note guest-fee 600', 'credit-note owner-fee 300'],
    ]);
  });

  it('is nothing for a stay that was agreed elsewhere', async () => {
    await expect(site.issue(randomUUID())).resolves.toBeUndefined();
  });
});

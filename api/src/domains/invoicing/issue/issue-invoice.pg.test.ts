import { randomUUID } from 'node:crypto';
import { type InvoiceSite, openInvoiceSite, SELLER } from '../../../testing/invoice-site.ts';
import type { InvoiceDraft } from './invoice-row.ts';
import { issueInvoice } from './issue-invoice.ts';

let site: InvoiceSite;

beforeAll(async () => {
  site = await openInvoiceSite();
}, 120_000);
afterAll(() => site.close());

const draft = (kind: InvoiceDraft['kind'] = 'receipt'): InvoiceDraft => ({
  id: randomUUID(),
  kind,
  subject: 'stay',
  business_key: randomUUID(),
  corrects_id: null,
  booking_id: randomUUID(),
  user_id: randomUUID(),
  role: 'guest',
  language: 'en',
  currency: 'EUR',
  total: 100,
  line_array: [],
  vat: null,
  buyer: { name: 'Ada', countryCode: null },
  stay: {
    homeTitle: '',
    cityName: '',
    countryCode: 'LU',
    arrivalDate: '2027-05-10',
    departureDate: '2027-05-14',
  },
});

const issue = (one: InvoiceDraft, at: string, isRolledBack = false) =>
  site.database.transaction().execute(async (transaction) => {
    await issueInvoice(transaction, one, { seller: SELLER, at: new Date(at) });
    if (isRolledBack) throw new Error('rolled back');
  });

const numbersOf = async (kind: string, year: number): Promise<number[]> => {
  const { rows } = await site.client.query(
    'select number from invoice where kind = $1 and year = $2 order by number',
    [kind, year],
  );
  return rows.map(({ number }) => number);
};

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('the numbers of a series', () => {
  it('have no gap after 200 issues at once of which some are rolled back', async () => {
    const outcomes = await Promise.allSettled(
      upTo(200).map((number) => issue(draft(), '2027-03-01T12:00:00Z', number % 4 === 0)),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(50);
    expect(await numbersOf('receipt', 2027)).toEqual(upTo(150));
    await issue(draft(), '2027-03-01T12:00:00Z');
    expect(await numbersOf('receipt', 2027)).toEqual(upTo(151));
  });

  it('begin anew with a year, and are another’s for another kind', async () => {
    await issue(draft('invoice'), '2027-12-31T23:59:59.999Z');
    await issue(draft('invoice'), '2028-01-01T00:00:00Z');
    expect([await numbersOf('invoice', 2027), await numbersOf('invoice', 2028)]).toEqual([[1], [1]]);
  });

  it('are not taken by what was issued before', async () => {
    const first = draft('credit-note');
    await issue(first, '2027-03-01T12:00:00Z');
    const again = { ...draft('credit-note'), business_key: first.business_key };
    await expect(issue(again, '2027-03-01T12:00:00Z')).rejects.toMatchObject({ code: '23505' });
    await issue(draft('credit-note'), '2027-03-01T12:00:00Z');
    expect(await numbersOf('credit-note', 2027)).toEqual([1, 2]);
  });
});

describe('an invoice', () => {
  it.each([
    'update invoice set total = total + 1',
    `update invoice set buyer = '{"name": "Eve"}'`,
    'update invoice set buyer = null, total = 1 where total > 1',
    'delete from invoice',
    'truncate invoice cascade',
  ])('refuses “%s”', async (statement) => {
    await issue(draft(), '2027-03-01T12:00:00Z');
    await expect(site.client.query(statement)).rejects.toMatchObject({ code: '23001' });
  });

  it('may stop naming its buyer, and goes ten full years after its own', async () => {
    const old = draft();
    const last = draft();
    await issue(old, '2009-12-31T23:59:59Z');
    await issue(last, '2010-01-01T00:00:00Z');
    await site.client.query('update invoice set buyer = null where id = $1', [old.id]);
    await site.repository.removeOld(new Date('2020-12-31T12:00:00Z'));
    const { rows } = await site.client.query('select id from invoice where year < 2020');
    expect(rows).toEqual([{ id: last.id }]);
  });
});

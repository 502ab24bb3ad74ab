import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { codeOf } from '../../../testing/booking-site.ts';
import { type InvoiceSite, openInvoiceSite } from '../../../testing/invoice-site.ts';
import { createInvoiceService } from './invoice.service.ts';

let site: InvoiceSite;
let paid: Awaited<ReturnType<InvoiceSite['paid']>>;

beforeAll(async () => {
  site = await openInvoiceSite();
  paid = await site.paid();
  await site.issue(paid.id);
}, 120_000);
afterAll(() => site.close());

describe('invoices', () => {
  it('are listed for their addressee alone, the newest first', async () => {
    const ofGuest = await site.invoices.list(paid.guestId, {});
    expect(ofGuest.invoiceArray.map(({ kind, subject, total }) => [kind, subject, total])).toEqual([
      ['invoice', 'guest-fee', 2_400],
      ['receipt', 'stay', 42_400],
    ]);
    expect(ofGuest).toMatchObject({ yearArray: [2027], nextCursor: null });
    const ofOwner = await site.invoices.list(paid.ownerId, {});
    expect(ofOwner.invoiceArray).toMatchObject([
      { number: 'I-2027-000002', role: 'owner', subject: 'owner-fee', vat: 174, bookingId: paid.id },
    ]);
    expect((await site.invoices.list(await site.person(), {})).invoiceArray).toEqual([]);
  });

  it('are found by year, kind, role and booking', async () => {
    const countOf = async (filter: Parameters<typeof site.invoices.list>[1]) =>
      (await site.invoices.list(paid.guestId, filter)).invoiceArray.length;
    expect(await countOf({ year: 2027 })).toBe(2);
    expect(await countOf({ year: 2026 })).toBe(0);
    expect(await countOf({ kind: 'receipt' })).toBe(1);
    expect(await countOf({ role: 'owner' })).toBe(0);
    expect(await countOf({ bookingId: paid.id, kind: 'invoice' })).toBe(1);
    expect(await countOf({ bookingId: paid.guestId })).toBe(0);
  });

  it('are listed with the home in the language that is asked for, and keep the words they were issued with', async () => {
    const { rows } = await site.client.query('select property_id from rental_booking where id = $1', [
      paid.id,
    ]);
    await site.client.query(
      `insert into property_text (property_id, language, title, description) values ($1, 'de', 'Ein Zuhause', '')`,
      [rows[0].property_id],
    );
    const titleOf = async (language?: 'de') =>
      (await site.invoices.list(paid.guestId, { ...(language && { language }) })).invoiceArray[0]?.homeTitle;
    expect([await titleOf('de'), await titleOf()]).toEqual(['Ein Zuhause', 'A home']);
  });

  it('come page by page without one twice', async () => {
    const { id, guestId } = await site.paid();
    for (let index = 0; index < 44; index += 1) await site.payIn(id, 100);
    await site.issue(id);
    const numbers: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await site.invoices.list(guestId, { kind: 'receipt', ...(cursor ? { cursor } : {}) });
      numbers.push(...page.invoiceArray.map(({ number }) => number));
      cursor = page.nextCursor;
    } while (cursor);
    expect(numbers).toHaveLength(45);
    expect(new Set(numbers).size).toBe(45);
    expect(numbers).toEqual(numbers.toSorted().toReversed());
    expect(await codeOf(site.invoices.list(guestId, { cursor: 'x' }))).toBe('400 invalid-request');
  });

  it('are files for their addressee alone', async () => {
    const [invoice] = (await site.invoices.list(paid.ownerId, {})).invoiceArray;
    if (!invoice) throw new Error('There is no invoice.');
    const { name, content } = await site.invoices.getPdf(paid.ownerId, invoice.id);
    expect(name).toBe('moien-I-2027-000002.pdf');
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    for (const stranger of [paid.guestId, await site.person()])
      expect(await codeOf(site.invoices.getPdf(stranger, invoice.id))).toBe('404 invoice-not-found');
  });

  it('of a year are one zip file, up to a bound', async () => {
    const files = unzipSync(await buffer(await site.invoices.getYear(paid.guestId, 2027)));
    const [first, second] = Object.keys(files);
    expect([first, second]).toEqual(['moien-R-2027-000001.pdf', 'moien-I-2027-000001.pdf']);
    const [receipt] = (await site.invoices.list(paid.guestId, { kind: 'receipt' })).invoiceArray;
    const { content } = await site.invoices.getPdf(paid.guestId, receipt?.id ?? '');
    expect(Buffer.from(files['moien-R-2027-000001.pdf'] ?? []).equals(content)).toBe(true);
    expect(await codeOf(site.invoices.getYear(paid.guestId, 2026))).toBe('404 invoice-not-found');
    const narrow = createInvoiceService(site.repository, 1);
    expect(await codeOf(narrow.getYear(paid.guestId, 2027))).toBe('409 too-many-invoices');
  });
});

import { type BookingRole, type InvoiceKind, invoiceNumber, type LanguageTag } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { titleIn } from '../../../database/property-text.ts';
import type { InvoiceDocument } from '../document/invoice-pdf.ts';
import type { InvoiceRow } from '../issue/invoice-row.ts';

/**
 * Full years after the one of the issue (Luxembourg: Code de commerce, article 16; law of 12.2.1979, article
 * 65).
 */
const KEPT_YEARS = 10;

export type InvoiceFilter = {
  userId: string;
  year?: number | undefined;
  kind?: InvoiceKind | undefined;
  role?: BookingRole | undefined;
  bookingId?: string | undefined;
  /** The sequence of the last one of the page before. */
  after?: number | undefined;
  /** Of the homes' titles; without it, as the document has them. */
  language?: LanguageTag | undefined;
  limit: number;
};

export type InvoiceRepository = ReturnType<typeof createInvoiceRepository>;

/** Of its addressee alone: every read names them. */
export function createInvoiceRepository(database: Database) {
  const where = ({
    userId,
    year,
    kind,
    role,
    bookingId,
    after,
  }: Omit<InvoiceFilter, 'limit' | 'language'>) => sql`
    user_id = ${userId}::uuid
      and (${year ?? null}::int is null or year = ${year ?? null})
      and (${kind ?? null}::text is null or kind = ${kind ?? null})
      and (${role ?? null}::text is null or role = ${role ?? null})
      and (${bookingId ?? null}::uuid is null or booking_id = ${bookingId ?? null})
      and (${after ?? null}::bigint is null or sequence < ${after ?? null})`;

  return {
    /** The newest first. */
    async list({ limit, language, ...filter }: InvoiceFilter): Promise<InvoiceRow[]> {
      const { rows } = await sql<{ invoice: InvoiceRow; title: string | null }>`
        select to_jsonb(invoice) as invoice, ${language ? titleOfHome(language) : sql`null`} as title
        from (
          select * from invoice where ${where(filter)} order by sequence desc limit ${limit}
        ) as invoice order by sequence desc
      `.execute(database);
      return rows.map(({ invoice, title }) => withTitle(withInstant(invoice), title));
    },

    async findYears(userId: string): Promise<number[]> {
      const { rows } = await sql<{ year: number }>`
        select distinct year from invoice where user_id = ${userId} order by year desc
      `.execute(database);
      return rows.map(({ year }) => year);
    },

    async find(userId: string, id: string): Promise<InvoiceDocument | undefined> {
      const { rows } = await sql<{ invoice: InvoiceRow; corrected: InvoiceRow | null }>`
        select to_jsonb(invoice) as invoice, to_jsonb(corrected) as corrected
        from invoice left join invoice as corrected on corrected.id = invoice.corrects_id
        where invoice.id = ${id} and invoice.user_id = ${userId}
      `.execute(database);
      const [row] = rows;
      if (!row) return undefined;
      const { corrected } = row;
      const correctedNumber = corrected && invoiceNumber(corrected.kind, corrected.year, corrected.number);
      return { ...withInstant(row.invoice), correctedNumber };
    },

    /** The oldest first. */
    async listIds(userId: string, year: number, limit: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select id from invoice where user_id = ${userId} and year = ${year} order by sequence limit ${limit}
      `.execute(database);
      return rows.map(({ id }) => id);
    },

    /** What corrects goes with what it corrects, so that no reference is broken. */
    async removeOld(today: Date): Promise<void> {
      const year = today.getUTCFullYear() - KEPT_YEARS;
      await sql`
        delete from invoice where year < ${year}::int and not exists (
          select from invoice as newer where newer.corrects_id = invoice.id and newer.year >= ${year}::int
        )
      `.execute(database);
    },
  };
}

const titleOfHome = (language: LanguageTag) => sql`(
  select ${titleIn(language)} from property
  where property.id = (select property_id from rental_booking where rental_booking.id = invoice.booking_id)
)`;

/** A document keeps the words with which it was issued; a list of them speaks its reader's language. */
function withTitle(invoice: InvoiceRow, title: string | null): InvoiceRow {
  return title === null ? invoice : { ...invoice, stay: { ...invoice.stay, homeTitle: title } };
}

/** JSON of PostgreSQL writes an instant with microseconds and an offset. */
function withInstant(invoice: InvoiceRow): InvoiceRow {
  return { ...invoice, issued_at: new Date(invoice.issued_at).toISOString() };
}

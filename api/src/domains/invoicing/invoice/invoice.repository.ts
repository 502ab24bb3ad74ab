import { type BookingRole, type InvoiceKind, invoiceNumber } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
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
  limit: number;
};

export type InvoiceRepository = ReturnType<typeof createInvoiceRepository>;

/** Of its addressee alone: every read names them. */
export function createInvoiceRepository(database: Database) {
  const where = ({ userId, year, kind, role, bookingId, after }: Omit<InvoiceFilter, 'limit'>) => sql`
    user_id = ${userId}::uuid
      and (${year ?? null}::int is null or year = ${year ?? null})
      and (${kind ?? null}::text is null or kind = ${kind ?? null})
      and (${role ?? null}::text is null or role = ${role ?? null})
      and (${bookingId ?? null}::uuid is null or booking_id = ${bookingId ?? null})
      and (${after ?? null}::bigint is null or sequence < ${after ?? null})`;

  return {
    /** The newest first. */
    async list({ limit, ...filter }: InvoiceFilter): Promise<InvoiceRow[]> {
      const { rows } = await sql<{ invoice: InvoiceRow }>`
        select to_jsonb(invoice) as invoice from invoice where ${where(filter)}
        order by sequence desc limit ${limit}
      `.execute(database);
      return rows.map(({ invoice }) => withInstant(invoice));
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

/** JSON of PostgreSQL writes an instant with microseconds and an offset. */
function withInstant(invoice: InvoiceRow): InvoiceRow {
  return { ...invoice, issued_at: new Date(invoice.issued_at).toISOString() };
}

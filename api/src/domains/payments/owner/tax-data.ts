import type { TaxData, TaxDataState } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { requireAdult } from './birth-date.ts';
import type { NoteChange } from './recipient.service.ts';
import { taxDataDeadline } from './tax-data-deadline.ts';

/** Of VAT numbers; Greece and Northern Ireland have letters of their own. */
const VAT_COUNTRIES =
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' ');

type Row = {
  data: TaxData | null;
  saved_at: string | null;
  requested_at: string | null;
  reminded_at_array: string[];
};

export type TaxDataService = ReturnType<typeof createTaxDataService>;

/** What the yearly report wants to know of an owner. Who is a trader is said beside their homes as well. */
export function createTaxDataService(database: Database, now: () => Date) {
  return {
    /** @throws ProblemError of a rule; asked before the proof, so that no code is used up for nothing */
    refuseWrong(taxData: TaxData): void {
      if (taxData.kind === 'natural') requireAdult(taxData.birthDate, now());
      const { vatNumber } = taxData;
      if (vatNumber !== '' && !VAT_COUNTRIES.includes(vatNumber.slice(0, 2)))
        throw new ProblemError(400, 'vat-number-country');
    },

    save: (userId: string, taxData: TaxData, noteChange: NoteChange): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        await sql`
          insert into owner_tax_data (user_id, data, saved_at)
          values (${userId}, ${JSON.stringify(taxData)}::jsonb, ${now()})
          on conflict (user_id) do update set data = excluded.data, saved_at = excluded.saved_at
        `.execute(transaction);
        await sql`
          update profile set trader_status = ${taxData.traderStatus} where user_id = ${userId}
        `.execute(transaction);
        await noteChange(transaction);
      }),

    async present(userId: string): Promise<TaxDataState> {
      const { rows } = await sql<Row>`
        select data, saved_at, requested_at, array_to_json(reminded_at_array) as reminded_at_array
        from owner_tax_data where user_id = ${userId}
      `.execute(database);
      return presentTaxData(rows[0]);
    },
  };
}

function presentTaxData(row: Row | undefined): TaxDataState {
  const remindedAtArray = (row?.reminded_at_array ?? []).map((at) => new Date(at).toISOString());
  return {
    taxData: row?.data ?? null,
    isComplete: row?.data != null,
    savedAt: row?.saved_at ?? null,
    requestedAt: row?.requested_at ?? null,
    remindedAtArray,
    blocksPayoutsAt: row && row.data === null ? taxDataDeadline(row.requested_at, remindedAtArray) : null,
  };
}

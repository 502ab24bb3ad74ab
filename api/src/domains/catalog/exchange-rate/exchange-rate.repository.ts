import type { CurrencyCode, Day } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Rate } from './ecb-rates.ts';

export type ExchangeRateRepository = ReturnType<typeof createExchangeRateRepository>;

export function createExchangeRateRepository(database: Database) {
  return {
    /** The newest of each currency. */
    async listNewest(): Promise<Rate[]> {
      const { rows } = await sql<{ currency: CurrencyCode; day: Day; rate: number }>`
        select distinct on (currency) currency, day, rate from exchange_rate order by currency, day desc
      `.execute(database);
      return rows;
    },

    /** A rate of a day is written once. Nothing at all is said to the database when there is nothing new. */
    async insertRates(rates: readonly Rate[]): Promise<void> {
      await sql`
        insert into exchange_rate (currency, day, rate)
        select currency, day, rate from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb)
          as published (currency text, day date, rate numeric)
        on conflict (currency, day) do nothing
      `.execute(database);
    },
  };
}

import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { TaxDataMailName } from '../../../jobs/job-payloads.ts';

/** Owners of one statement; the next run goes on with the others. */
const BATCH = 500;

/** Days after the request. Payouts wait from day 60 on. */
const REMINDER_DAYS = [20, 40] as const;
/** Two reminders are never closer, also where the jobs have stood still. */
const REMINDER_PAUSE_DAYS = 10;

/**
 * Asks owners for their tax data once a stay is paid at one of their homes, and reminds them twice. Each
 * step is recorded in the statement that orders its mail, so it is taken once, however often this runs.
 */
export async function requestTaxData(database: Database, now: Date): Promise<void> {
  await sql`
    with asked as (
      insert into owner_tax_data (user_id, requested_at)
      select account.user_id, ${now} from account
      left join owner_tax_data on owner_tax_data.user_id = account.user_id
      where owner_tax_data.data is null and owner_tax_data.requested_at is null
        and exists (select from stay_record where owner_id = account.user_id and owner_pay > 0)
      order by account.user_id limit ${BATCH}
      on conflict (user_id) do update set requested_at = excluded.requested_at
        where owner_tax_data.requested_at is null and owner_tax_data.data is null
      returning user_id
    )
    select ${mailOrder('requested')} from asked
  `.execute(database);
  await remind(database, now, 0, 'first-reminder');
  await remind(database, now, 1, 'second-reminder');
}

async function remind(database: Database, now: Date, before: 0 | 1, mail: TaxDataMailName): Promise<void> {
  await sql`
    with due as (
      select owner_tax_data.user_id from owner_tax_data
      join account on account.user_id = owner_tax_data.user_id
      where data is null and cardinality(reminded_at_array) = ${before}
        and requested_at + ${REMINDER_DAYS[before]} * interval '1 day' <= ${now}::timestamptz
        and (reminded_at_array = '{}' or reminded_at_array[cardinality(reminded_at_array)]
          + ${REMINDER_PAUSE_DAYS} * interval '1 day' <= ${now}::timestamptz)
      order by requested_at limit ${BATCH} for update of owner_tax_data skip locked
    ), reminded as (
      update owner_tax_data set reminded_at_array = reminded_at_array || ${now}::timestamptz
      from due where owner_tax_data.user_id = due.user_id returning owner_tax_data.user_id
    )
    select ${mailOrder(mail)} from reminded
  `.execute(database);
}

/** As `addJob` orders a mail, for each row of a statement. */
function mailOrder(mail: TaxDataMailName) {
  return sql`graphile_worker.add_job('send-tax-data-mail', json_build_object('userId', user_id, 'mail', ${mail}::text))`;
}

import { type LanguageTag, type Today, toDay } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { isOpenConflict } from '../calendar-feed/calendar-conflict.repository.ts';

/** What waits for somebody as an owner, besides bookings. */
export type LettingTasks = Pick<Today, 'conflict' | 'draft' | 'needsPayoutAccount'>;

/** Of all homes of an owner, in one statement. */
export async function findLettingTasks(
  database: Database,
  { ownerId, language, at }: { ownerId: string; language: LanguageTag; at: Date },
): Promise<LettingTasks> {
  const { rows } = await sql<{
    conflict: LettingTasks['conflict'];
    draft: LettingTasks['draft'];
    needs_payout_account: boolean;
  }>`
    with home as (
      select property.id, ad_state, edited_at, source, (
        select title from property_text where property_id = property.id and title <> ''
        order by language = ${language} desc, language = property.original_language desc, language limit 1
      ) as title
      from property where owner_id = ${ownerId}
    )
    select (
      select jsonb_build_object('propertyId', home.id, 'title', coalesce(home.title, ''),
        'count', count(*) over ())
      from import_conflict join home on home.id = import_conflict.property_id
      where ${isOpenConflict} and upper(import_conflict.period) > ${toDay(at)}::date
      order by import_conflict.period, import_conflict.id limit 1
    ) as conflict, (
      select jsonb_build_object('propertyId', home.id, 'title', home.title, 'count', count(*) over ())
      from home where ad_state = 'draft' and source is null order by edited_at desc, home.id limit 1
    ) as draft,
    exists (select from home where ad_state <> 'archived') and not exists (
      select from profile where user_id = ${ownerId} and mangopay_user_id is not null
    ) as needs_payout_account
  `.execute(database);
  const [row] = rows;
  return {
    conflict: row?.conflict ?? null,
    draft: row?.draft ?? null,
    needsPayoutAccount: row?.needs_payout_account ?? false,
  };
}

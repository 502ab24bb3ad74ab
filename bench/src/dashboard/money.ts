import { openDatabase } from '@moien/api/database/database';
import { createIssuing } from '@moien/api/domains/invoicing/index';
import type pg from 'pg';
import { SIZES } from './sizes.ts';
import { PRICE, type Stays } from './stays.ts';

/** Each transaction changes the same few accounts, whose old rows only its end lets go. */
const STAYS_AT_ONCE = 40;
const SELLER = {
  name: 'Moïen S.à r.l.',
  address: '1, rue du Marché, L-1111 Luxembourg',
  countryCode: 'LU',
  vatNumber: 'LU12345613',
};

/** Payments, releases and payouts of the stays, and the invoices that follow from them. */
export async function insertMoney(
  client: pg.Client,
  { databaseUrl, personId, stays }: { databaseUrl: string; personId: string; stays: Stays },
): Promise<void> {
  const paid = [...stays.past, ...stays.coming, ...stays.asGuest];
  await insertRecipient(client, personId);
  await insertAccounts(client, personId, paid);
  for (let at = 0; at < paid.length; at += STAYS_AT_ONCE) {
    const some = paid.slice(at, at + STAYS_AT_ONCE);
    const isReleased = (id: string) => at < stays.past.length && stays.past.includes(id);
    await insertTransfers(client, personId, some.filter(isReleased), SIZES.releasesOfStay);
    const others = some.filter((id) => !isReleased(id));
    await insertTransfers(client, personId, others, 0);
  }
  await insertReleases(client, personId, stays.past, 'paid');
  await insertReleases(client, personId, stays.coming, 'scheduled');
  const database = openDatabase(databaseUrl, () => undefined);
  try {
    const jobs = createIssuing(database, SELLER, () => new Date());
    for (const bookingId of paid) await jobs['issue-invoices']({ bookingId }, { job: { id: '1' } });
  } finally {
    await database.destroy();
  }
}

async function insertRecipient(client: pg.Client, personId: string): Promise<void> {
  await client.query(
    `insert into payment_recipient (id, user_id, provider_id, state, iban, bic, holder, address, created_at, activated_at)
     values (gen_random_uuid(), $1, 'bench', 'active', 'LU280019400644750000', 'BCEELULL',
       '{"firstName": "Ada", "lastName": "Weber"}', '{"line1": "1, rue du Marché"}', now(), now())`,
    [personId],
  );
}

async function insertAccounts(client: pg.Client, personId: string, paid: readonly string[]): Promise<void> {
  await client.query(
    `insert into ledger_account (kind, booking_id, owner_id, currency)
     select 'booking-wallet', id, null::uuid, 'EUR' from unnest($2::uuid[]) as id
     union all select kind, null, null, 'EUR' from unnest('{cards,fees}'::text[]) as kind
     union all select kind, null, $1, 'EUR' from unnest('{owner-wallet,payouts,bank}'::text[]) as kind
     on conflict do nothing`,
    [personId, paid],
  );
}

/** One payment for each stay, and three transfers for each of its releases. */
async function insertTransfers(
  client: pg.Client,
  personId: string,
  bookingIds: readonly string[],
  releaseCount: number,
): Promise<void> {
  const part = SIZES.releasesOfStay;
  await client.query(
    `with move as materialized (
       select gen_random_uuid() as id, stay.id as booking_id, kind, part, step,
         stay.created_at + make_interval(days => 30 + part, mins => step) as at
       from rental_booking as stay cross join lateral (
         select 'pay-in' as kind, 0 as part, 0 as step
         union all select kind, part, step
         from generate_series(1, $3::int) as part, (values ('release', 1), ('payout', 2), ('payout-paid', 3)) as made (kind, step)
       ) as made
       where stay.id = any ($2::uuid[])
     ), transfer as (
       insert into ledger_transfer (id, business_key, kind, booking_id, created_at)
       select id, kind || ' ' || booking_id || ' ' || part, kind, booking_id, at from move
     )
     insert into ledger_entry (transfer_id, account_id, amount, currency)
     select move.id, account.id, entry.amount, 'EUR'
     from move
     join (values
       ('pay-in', 'cards', 0 - $4::bigint), ('pay-in', 'booking-wallet', $4::bigint),
       ('release', 'booking-wallet', 0 - $4::bigint / ${part}), ('release', 'fees', $5::bigint / ${part}),
       ('release', 'owner-wallet', ($4::bigint - $5::bigint) / ${part}),
       ('payout', 'owner-wallet', 0 - ($4::bigint - $5::bigint) / ${part}),
       ('payout', 'payouts', ($4::bigint - $5::bigint) / ${part}),
       ('payout-paid', 'payouts', 0 - ($4::bigint - $5::bigint) / ${part}),
       ('payout-paid', 'bank', ($4::bigint - $5::bigint) / ${part})
     ) as entry (kind, account, amount) on entry.kind = move.kind
     join ledger_account as account on account.kind = entry.account and account.currency = 'EUR'
       and account.booking_id is not distinct from case entry.account when 'booking-wallet' then move.booking_id end
       and account.owner_id is not distinct from
         case when entry.account in ('owner-wallet', 'payouts', 'bank') then $1::uuid end
     order by move.booking_id, part, step, entry.amount`,
    [personId, bookingIds, releaseCount, PRICE.total, PRICE.guestFee + PRICE.ownerFee],
  );
}

async function insertReleases(
  client: pg.Client,
  personId: string,
  bookingIds: readonly string[],
  state: 'paid' | 'scheduled',
): Promise<void> {
  const { releasesOfStay: parts } = SIZES;
  await client.query(
    `with release as (
       insert into money_release (id, booking_id, owner_id, part, state, currency, share, owner_fee, guest_fee,
         tourist_tax, due_at, transferred_at, paid_at, created_at)
       select gen_random_uuid(), stay.id, $1, part, $3, 'EUR', ($4::bigint - $5) / ${parts}, $6::bigint / ${parts},
         $5::bigint / ${parts}, 0, due, case $3 when 'paid' then due end, case $3 when 'paid' then due end, stay.created_at
       from rental_booking as stay, generate_series(1, ${parts}) as part,
         lateral (select stay.arrival_date + make_interval(days => part) as due) as clock
       where stay.id = any ($2::uuid[])
       returning id, share, owner_fee, due_at
     )
     insert into money_release_step (id, release_id, kind, state, amount, fees, currency, recipient_id, created_at,
       sent_at, settled_at)
     select gen_random_uuid(), release.id, kind, 'succeeded', share, owner_fee, 'EUR', payment_recipient.id, due_at,
       due_at, due_at
     from release cross join unnest('{transfer,payout}'::text[]) as kind
     join payment_recipient on payment_recipient.user_id = $1
     where $3 = 'paid'`,
    [personId, bookingIds, state, PRICE.total, PRICE.guestFee, PRICE.ownerFee],
  );
}

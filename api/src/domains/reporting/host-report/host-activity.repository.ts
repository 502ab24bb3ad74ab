import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { ReportedHost } from './reported-host.ts';

/**
 * Who let homes in a year, with what the ledger says of their money and `stay_record` of their nights. Money
 * belongs to the UTC day on which it was credited to the host’s wallet; what a bank took back of a stay
 * lessens the quarter in which the host came to owe it, however it is made up for.
 */
export async function findReportedHosts(database: Database, year: number): Promise<ReportedHost[]> {
  const { rows } = await sql<ReportedHost>`
    with moved as (
      select stay_record.owner_id, property_id, ledger_entry.currency, ledger_transfer.booking_id,
        extract(quarter from ledger_transfer.created_at at time zone 'UTC')::int as quarter,
        coalesce(sum(amount) filter (where ledger_account.kind in ('owner-wallet', 'owner-owes')), 0) as pay,
        coalesce(sum(amount) filter (where ledger_account.kind = 'fees'), 0) as fees,
        coalesce(sum(amount) filter (where ledger_account.kind = 'tourist-tax'), 0) as taxes
      from ledger_transfer
      join ledger_entry on transfer_id = ledger_transfer.id
      join ledger_account on ledger_account.id = account_id
      join stay_record on stay_record.booking_id = ledger_transfer.booking_id
      where ledger_transfer.created_at >= make_date(${year}::int, 1, 1)::timestamp at time zone 'UTC'
        and ledger_transfer.created_at < make_date(${year}::int + 1, 1, 1)::timestamp at time zone 'UTC'
        and ledger_transfer.kind in ('release', 'chargeback-lost')
        and ledger_account.kind in ('owner-wallet', 'owner-owes', 'fees', 'tourist-tax')
      group by 1, 2, 3, 4, 5
    ), quarters as (
      select owner_id, property_id, currency, quarter, sum(pay) as pay, sum(fees) as fees, sum(taxes) as taxes,
        count(*) filter (where pay > 0) as stay_count
      from moved group by 1, 2, 3, 4
    ), money as (
      select owner_id, property_id, currency, jsonb_object_agg(quarter, jsonb_build_object('pay', pay,
        'fees', fees, 'taxes', taxes, 'stayCount', stay_count)) as quarter_map
      from quarters group by 1, 2, 3
    ), let as (
      select owner_id, property_id, currency, count(*) as night_count
      from stay_record
      cross join lateral generate_series(arrival_date, arrival_date + night_count - 1, interval '1 day') as night
      where arrival_date < make_date(${year}::int + 1, 1, 1) and departure_date > make_date(${year}::int, 1, 1)
        and extract(year from night) = ${year}::int
      group by 1, 2, 3
    ), newest as (
      select distinct on (stay_record.owner_id, property_id) stay_record.owner_id, property_id, jsonb_build_object(
        'propertyId', property_id, 'cityName', city.name, 'countryCode', city.country_code,
        'district', property.district, 'latitude', stay_record.latitude, 'longitude', stay_record.longitude,
        'propertyType', property_type.name, 'rentalType', rental_type.name) as home
      from stay_record
      join city on city.id = stay_record.city_id
      join property_type on property_type.id = stay_record.property_type_id
      join rental_type on rental_type.id = stay_record.rental_type_id
      left join property on property.id = property_id
      order by stay_record.owner_id, property_id, confirmed_at desc, booking_id
    ), hosts as (
      select owner_id, jsonb_agg(home || jsonb_build_object('currency', currency,
        'nightCount', coalesce(night_count, 0), 'quarterMap', coalesce(quarter_map, '{}'))
        order by property_id, currency) as home_array
      from money full join let using (owner_id, property_id, currency)
      join newest using (owner_id, property_id)
      group by owner_id
    )
    select hosts.owner_id as "ownerId", owner_tax_data.data as "taxData", owner_identity.details as identity,
      iban, holder as "accountHolder", home_array as "homeArray"
    from hosts
    left join owner_tax_data on owner_tax_data.user_id = hosts.owner_id
    left join owner_identity on owner_identity.user_id = hosts.owner_id and owner_identity.state = 'verified'
    left join lateral (
      select iban, holder from payment_recipient
      where payment_recipient.user_id = hosts.owner_id and activated_at is not null
      order by state = 'active' desc, activated_at desc limit 1
    ) as account on true
    order by hosts.owner_id
  `.execute(database);
  return rows;
}

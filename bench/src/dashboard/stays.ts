import { randomUUIDv7 } from 'node:crypto';
import { bookingAgreedElsewhere } from '@moien/api/database/booking-agreed-elsewhere';
import { insertRows, type Row } from '@moien/api/database/insert-rows';
import { addDays, type Day, toDay } from '@moien/contract';
import type pg from 'pg';
import { SIZES } from './sizes.ts';

/** Minor units, of each stay. */
export const PRICE = { total: 40_000, guestFee: 2000, ownerFee: 1140 } as const;
const NIGHTS = 4;
/** Days from one arrival to the next in a home, and from today to the first one to come: past the demo's. */
const RHYTHM = 9;
const AHEAD = 120;
const ROWS_AT_ONCE = 250;

/** Ids of bookings, each kind in the order of arrival. */
export type Stays = { past: string[]; coming: string[]; asGuest: string[] };

type Stay = { id: string; propertyId: string; guestId: string; arrivalDate: Day; isPast: boolean };

/** Stays with others in a host's homes, and of the host in homes of others. */
export async function insertStays(
  client: pg.Client,
  { personId, homeIds }: { personId: string; homeIds: readonly string[] },
): Promise<Stays> {
  const today = toDay(new Date());
  const { rows: others } = await client.query<{ user_id: string }>(
    `select user_id from profile where user_id <> $1 order by user_id limit 150`,
    [personId],
  );
  const { rows: homesOfOthers } = await client.query<{ id: string }>(
    `select id from property where owner_id <> $1 order by id desc limit $2`,
    [personId, SIZES.staysAsGuest],
  );
  const inHome = (index: number, firstDay: (turn: number) => Day, isPast: boolean): Stay => ({
    id: randomUUIDv7(),
    propertyId: homeIds[index % homeIds.length] ?? '',
    guestId: others[index % others.length]?.user_id ?? '',
    arrivalDate: firstDay(Math.floor(index / homeIds.length)),
    isPast,
  });
  const past = Array.from({ length: SIZES.pastStays }, (_, index) =>
    inHome(index, (turn) => addDays(today, -RHYTHM * (turn + 1)), true),
  );
  const coming = Array.from({ length: SIZES.comingStays }, (_, index) =>
    inHome(index, (turn) => addDays(today, AHEAD + RHYTHM * turn), false),
  );
  const asGuest = homesOfOthers.map(
    ({ id }, index): Stay => ({
      ...{ id: randomUUIDv7(), propertyId: id, guestId: personId, isPast: true },
      arrivalDate: addDays(today, -RHYTHM * (index + 1)),
    }),
  );
  const all = [...past, ...coming, ...asGuest];
  for (let at = 0; at < all.length; at += ROWS_AT_ONCE)
    await insertRows(client, 'rental_booking', all.slice(at, at + ROWS_AT_ONCE).map(rowOf));
  await insertWhatBelongs(
    client,
    all.map(({ id }) => id),
  );
  const idsOf = (stays: readonly Stay[]) => stays.map(({ id }) => id);
  return { past: idsOf(past), coming: idsOf(coming), asGuest: idsOf(asGuest) };
}

function rowOf({ id, propertyId, guestId, arrivalDate, isPast }: Stay): Row {
  const row = bookingAgreedElsewhere({
    ...{ id, property_id: propertyId, guest_id: guestId, allows_same_day_turnover: true },
    ...{ arrival_date: arrivalDate, departure_date: addDays(arrivalDate, NIGHTS) },
    created_at: new Date(Date.parse(arrivalDate) - 30 * 86_400_000).toISOString(),
  });
  const nightly = 9000;
  const line = (kind: string, quantity: number, unitAmount: number) => ({
    ...{ kind, quantity, unitAmount, amount: quantity * unitAmount },
  });
  return {
    ...row,
    state: isPast ? 'completed' : 'confirmed',
    clock_at: isPast ? null : row.clock_at,
    quote_digest: 'bench',
    adult_count: 2,
    contact: { firstName: 'Ada', lastName: 'Weber', phonePrefix: '+352', phoneNumber: '621123456' },
    message: 'We look forward to our stay.',
    guest_fee_percent: 5,
    owner_fee_percent: 3,
    night_price_array: Array.from({ length: NIGHTS }, () => nightly),
    quote: {
      ...{ arrivalDate, departureDate: addDays(arrivalDate, NIGHTS), nightCount: NIGHTS, currency: 'EUR' },
      nightCountByPriceMap: { [nightly]: NIGHTS },
      lineArray: [
        line('nights', NIGHTS, nightly),
        line('cleaning-fee', 1, 2000),
        line('service-fee', 1, PRICE.guestFee),
      ],
      total: PRICE.total,
    },
  };
}

/** What happened to them, the nights they take, and what is kept for reports. */
async function insertWhatBelongs(client: pg.Client, ids: readonly string[]): Promise<void> {
  await client.query(
    `insert into booking_event (id, booking_id, transition, actor, at)
     select gen_random_uuid(), id, 'paid', 'provider', created_at from rental_booking where id = any ($1)`,
    [ids],
  );
  await client.query(
    `insert into occupancy (id, property_id, period, kind, source_id)
     select gen_random_uuid(), property_id, occupied, 'booking', id from rental_booking where id = any ($1)`,
    [ids],
  );
  await client.query(
    `insert into stay_record (booking_id, confirmed_at, property_id, latitude, longitude, city_id, property_type_id,
       rental_type_id, owner_id, owner_first_name, owner_last_name, arrival_date, departure_date, night_count,
       guest_count, currency, owner_pay, platform_fee, owner_fee, tourist_tax)
     select stay.id, stay.confirmed_at, home.id, latitude, longitude, city_id, property_type_id, rental_type_id,
       owner_id, first_name, last_name, arrival_date, departure_date, departure_date - arrival_date, 2, 'EUR',
       $2::bigint - $3 - $4, $3::bigint + $4, $4, 0
     from rental_booking as stay join property as home on home.id = property_id
     join profile on profile.user_id = owner_id where stay.id = any ($1)`,
    [ids, PRICE.total, PRICE.guestFee, PRICE.ownerFee],
  );
}

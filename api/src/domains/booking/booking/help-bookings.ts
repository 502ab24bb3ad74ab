import {
  type BookingRole,
  type BookingState,
  type Day,
  type DepositState,
  HELP_BOOKINGS_AHEAD_MAXIMUM,
  HELP_BOOKINGS_OVER_MAXIMUM,
  type HelpBooking,
  type HelpSituation,
  type LanguageTag,
} from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { textIn } from '../../../database/property-text.ts';
import { UNKNOWN_TO_OWNER } from '../lifecycle/booking-news.ts';
import type { BookingRow } from '../lifecycle/booking-row.ts';

type Reader = { userId: string; language: LanguageTag; today: Day };

type HelpBookingRow = Omit<HelpBooking, 'situationArray'> & {
  deadlineKind: BookingRow['deadline_kind'];
  depositState: DepositState | null;
};

const AHEAD: readonly BookingState[] = ['held', 'requested', 'confirmed', 'in-stay', 'no-show'];
/** A hold that ran out is nothing that somebody asks about. */
const OVER: readonly BookingState[] = [
  ...(['completed', 'disputed', 'cancelled', 'declined', 'withdrawn', 'request-expired'] as const),
];

/**
 * The bookings of a person that are not over and the latest that are, as guest, then as owner; in one
 * statement, by the indexes of guest and home on the day of arrival.
 * @param id of one more booking; without effect if it is not theirs
 */
export async function listHelpBookings(
  database: Database,
  { id, ...reader }: Reader & { id?: string | undefined },
): Promise<HelpBooking[]> {
  const parts = (['guest', 'owner'] as const).flatMap((role) => [
    nearest(reader, role, AHEAD),
    nearest(reader, role, OVER),
  ]);
  const { rows } = await sql<HelpBookingRow>`
    with listed as (${sql.join(parts, sql` union all `)}),
    wanted as (select * from listed ${id ? sql`union ${asked(reader, id)}` : sql``})
    select rental_booking.id, wanted.role, rental_booking.state, property.id as "propertyId",
      coalesce(text.title, city.localized_name ->> ${reader.language}, city.name) as title,
      (
        select path from property_image where property_image.property_id = property.id order by position limit 1
      ) as "imagePath",
      person.user_id as "personId", person.first_name as "personFirstName",
      rental_booking.arrival_date as "arrivalDate", rental_booking.departure_date as "departureDate",
      rental_booking.deadline_kind as "deadlineKind",
      (select state from booking_deposit where booking_id = rental_booking.id) as "depositState"
    from wanted
    join rental_booking on rental_booking.id = wanted.id
    join property on property.id = rental_booking.property_id
    join city on city.id = property.city_id
    join profile as person on person.user_id =
      case wanted.role when 'guest' then property.owner_id else rental_booking.guest_id end
    left join lateral ${textIn(reader.language)} as text on true
    order by wanted.role, rental_booking.state <> all (${AHEAD}::text[]),
      abs(rental_booking.arrival_date - ${reader.today}::date), rental_booking.id
  `.execute(database);
  return rows.map(presentHelpBooking);
}

/** Those ahead by their arrival, the others from the latest arrival back. */
function nearest(
  { userId }: Reader,
  role: BookingRole,
  states: readonly BookingState[],
): RawBuilder<unknown> {
  const isAhead = states === AHEAD;
  const known = role === 'guest' ? states : states.filter((state) => !UNKNOWN_TO_OWNER.includes(state));
  const person = role === 'guest' ? sql`guest_id = ${userId}` : sql`owner_id = ${userId}`;
  return sql`(
    select rental_booking.id, ${role}::text as role
    from rental_booking join property on property.id = rental_booking.property_id
    where ${person} and state = any (${[...known]}::text[])
    order by arrival_date ${isAhead ? sql`` : sql`desc`}, rental_booking.id
    limit ${isAhead ? HELP_BOOKINGS_AHEAD_MAXIMUM : HELP_BOOKINGS_OVER_MAXIMUM}::int
  )`;
}

const asked = ({ userId }: Reader, id: string) => sql`
  select rental_booking.id, case when guest_id = ${userId} then 'guest' else 'owner' end
  from rental_booking join property on property.id = rental_booking.property_id
  where rental_booking.id = ${id}
    and (guest_id = ${userId} or (owner_id = ${userId} and state <> all (${[...UNKNOWN_TO_OWNER]}::text[])))`;

function presentHelpBooking({ deadlineKind, depositState, ...booking }: HelpBookingRow): HelpBooking {
  const situations = situationsOf({ ...booking, deadlineKind, depositState });
  return { ...booking, situationArray: situations };
}

/** The most pressing one first. */
function situationsOf({ role, state, deadlineKind, depositState }: HelpBookingRow): HelpSituation[] {
  const isGuest = role === 'guest';
  const situations: HelpSituation[] = [];
  if (isGuest && (state === 'held' || deadlineKind === 'payment')) situations.push('payment-due');
  if (isGuest && depositState === 'due') situations.push('deposit-due');
  if (depositState === 'claimed' || depositState === 'answered') situations.push('deposit-claimed');
  if (state !== 'held') situations.push(SITUATIONS[state][role]);
  return situations;
}

type Known = Exclude<BookingState, 'held'>;

const CANCELLED = { guest: 'guest-cancelled', owner: 'host-past' } as const;
const STAY = { guest: 'guest-stay', owner: 'host-stay' } as const;
const PAST = { guest: 'guest-past', owner: 'host-past' } as const;

const SITUATIONS: Record<Known, Record<BookingRole, HelpSituation>> = {
  requested: { guest: 'guest-request', owner: 'host-request' },
  ...{ confirmed: STAY, 'in-stay': STAY },
  ...{ completed: PAST, disputed: PAST, 'no-show': PAST },
  ...{ cancelled: CANCELLED, declined: CANCELLED, withdrawn: CANCELLED },
  ...{ 'hold-expired': CANCELLED, 'request-expired': CANCELLED },
};

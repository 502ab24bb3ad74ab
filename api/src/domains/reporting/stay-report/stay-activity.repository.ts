import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** A stay that has ended. */
export type EndedStay = {
  bookingId: string;
  propertyId: string;
  registrationNumber: string | null;
  cityName: string;
  district: string | null;
  latitude: number;
  longitude: number;
  /** Infants too. */
  guestCount: number;
  startedAt: string;
  endedAt: string;
};

type Wanted = { year: number; month: number; countryCode: string; now: Date };

/**
 * The stays by the night whose last day is in the month: that of the departure decides, as the member states
 * have agreed, so a stay over the end of a month is reported once. A stay without nights has not taken place.
 * Times are those of check-in and check-out, or midnight where the booking is gone.
 * @param month from 1
 */
export async function findEndedStays(
  database: Database,
  { year, month, countryCode, now }: Wanted,
): Promise<EndedStay[]> {
  const { rows } = await sql<EndedStay>`
    select * from (
      select stay_record.booking_id as "bookingId", stay_record.property_id as "propertyId",
        stay_record.registration_number as "registrationNumber", city.name as "cityName", property.district,
        stay_record.latitude, stay_record.longitude, stay_record.guest_count as "guestCount",
        coalesce(
          (stay_record.arrival_date + rental_booking.check_in_time) at time zone rental_booking.time_zone,
          stay_record.arrival_date::timestamp at time zone 'UTC'
        ) as "startedAt",
        coalesce(
          (stay_record.arrival_date + night_count + rental_booking.check_out_time)
            at time zone rental_booking.time_zone,
          (stay_record.arrival_date + night_count)::timestamp at time zone 'UTC'
        ) as "endedAt"
      from stay_record
      join city on city.id = stay_record.city_id
      left join property on property.id = stay_record.property_id
      left join rental_booking on rental_booking.id = booking_id
      where night_count > 0 and stay_record.guest_count > 0 and city.country_code = ${countryCode}
        and stay_record.arrival_date + night_count >= make_date(${year}::int, ${month}::int, 1)
        and stay_record.arrival_date + night_count
          < (make_date(${year}::int, ${month}::int, 1) + interval '1 month')::date
    ) as stay
    where "endedAt" <= ${now} order by "endedAt", "bookingId"
  `.execute(database);
  return rows;
}

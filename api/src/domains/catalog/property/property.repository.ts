import type { Day, LanguageTag } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { textIn } from '../../../database/property-text.ts';
import { bookingOptionArray, summaryColumns } from '../card/card-columns.ts';
import type { DetailRow } from '../card/property-rows.ts';
import { discountArray, guestFeePercent } from '../criteria/stay-columns.ts';

type Asked = [language: LanguageTag, today: Day, end: Day];

export type PropertyRepository = ReturnType<typeof createPropertyRepository>;

export function createPropertyRepository(database: Database) {
  return {
    /** Undefined unless the property is published. */
    async findDetail(...[id, ...asked]: [string, ...Asked]): Promise<DetailRow | undefined> {
      const [row] = await this.findDetails([id], ...asked);
      return row;
    },

    /**
     * Availability from `today` up to, not including, `end`. Those that are published, in no order.
     */
    async findDetails(ids: readonly string[], ...[language, today, end]: Asked): Promise<DetailRow[]> {
      const { rows } = await sql<DetailRow>`
        select ${summaryColumns(language, sql.ref('property_search.point'))},
          text.description, text.language as text_language, property.original_language,
          (select jsonb_build_object('title', original.title, 'description', original.description)
           from property_text as original
           where original.property_id = property.id and original.language = property.original_language
             and original.language <> text.language) as original_text,
          property.deposit,
          property.cleaning_fee, property.monthly_charges, property.minimum_nights, property.maximum_nights,
          property.minimum_months, property.move_in_date, property.energy_class, property.registration_number,
          lacks_registration_number(property) as lacks_registration_number,
          ${guestFeePercent(today)} as guest_fee_percent, ${discountArray} as discounts,
          ${bookingOptionArray} as booking_options, property.cancellation_policy,
          to_char(property.check_in_time, 'HH24:MI') as check_in_time,
          to_char(property.check_out_time, 'HH24:MI') as check_out_time, property.time_zone,
          property.allows_same_day_turnover, property.is_instant_bookable, to_jsonb(property.other_amenities) as other_amenities,
          property.created_at,
          profile.user_id as owner_id, profile.first_name as owner_first_name, profile.image_path as owner_image_path,
          profile.trader_status as owner_trader_status,
          (select coalesce(jsonb_agg(jsonb_build_object('featureTypeId', feature_type_id, 'value', value)
             order by feature_type_id), '[]')
           from property_feature where property_feature.property_id = property.id) as features,
          (select coalesce(jsonb_agg(jsonb_build_object('start', lower(range), 'end', upper(range)) order by range),
             '[]')
           from unnest(
             (property_search.busy + datemultirange(daterange(${today}::date, ${today}::date + property_search.notice_days)))
             * datemultirange(daterange(${today}::date, ${end}::date))
           ) as range)
            as unavailable
        from property
        join property_search on property_search.property_id = property.id
        join city on city.id = property.city_id
        join profile on profile.user_id = property.owner_id
        left join lateral ${textIn(language)} as text on true
        where property.id = any(${ids}::uuid[])
      `.execute(database);
      return rows;
    },
  };
}

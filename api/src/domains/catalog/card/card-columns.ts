import type { LanguageTag } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';

/** Only an import brings a rating along: of homes that are entered here, the source is null. */
export const isRatedElsewhere = sql`(property.source is not null and property.rating_average is not null)`;

/** SQL on `property`: an extra is offered where the home has the feature and a price for it. */
export const bookingOptionArray = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('featureTypeId', option.feature_type_id, 'unitAmount', option.unit_amount,
    'basis', option.basis, 'maximumQuantity', option.maximum_quantity) order by option.feature_type_id), '[]')
  from property_booking_option as option
  join property_feature as feature using (property_id, feature_type_id)
  where option.property_id = property.id and feature.value <> 0
)`;

/** What a card shows, of `property`, `city` and `text`; the point is the rounded, public one. */
export const summaryColumns = (language: LanguageTag, point: RawBuilder<unknown>) => sql`
  property.id, text.title, property.city_id, coalesce(city.localized_name ->> ${language}, city.name) as city_name,
  property.district,
  city.country_code,
  (${point})[1] as latitude, (${point})[0] as longitude,
  property.property_type_id, property.rental_type_id, property.guest_count, property.bedroom_count,
  property.bathroom_count, property.area_square_metres, property.is_available_for_short_term,
  property.is_available_for_long_term, property.currency, property.nightly_price, property.monthly_price,
  property.rating_average, property.review_count, ${isRatedElsewhere} as is_rated_elsewhere,
  (select coalesce(jsonb_agg(jsonb_build_object('path', path) order by position), '[]')
   from property_image where property_image.property_id = property.id) as images`;

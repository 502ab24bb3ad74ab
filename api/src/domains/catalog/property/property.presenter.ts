import { ImagePath, type Property, PropertySummary, type Quote } from '@moien/contract';
import { Compile } from 'typebox/compile';
import { knownCurrency } from '../card/known-currency.ts';
import type { DetailRow, SummaryRow } from '../card/property-rows.ts';

const summarySchema = Compile(PropertySummary);
const imagePathSchema = Compile(ImagePath);

/** @throws when the row is nothing that may be told: a browser that is told it would refuse the whole list */
export function presentSummary(
  row: SummaryRow,
  distanceMetres: number | null,
  quote: Quote | null = null,
): PropertySummary {
  const summary: PropertySummary = {
    id: row.id,
    title: row.title ?? row.city_name,
    cityId: row.city_id,
    cityName: row.city_name,
    district: row.district,
    countryCode: row.country_code,
    latitude: row.latitude,
    longitude: row.longitude,
    typeId: row.property_type_id,
    rentalTypeId: row.rental_type_id,
    guestCount: row.guest_count,
    bedroomCount: row.bedroom_count,
    bathroomCount: row.bathroom_count,
    areaSquareMetres: row.area_square_metres,
    isAvailableForShortTerm: row.is_available_for_short_term,
    isAvailableForLongTerm: row.is_available_for_long_term,
    currency: knownCurrency(row),
    nightlyPrice: row.nightly_price,
    monthlyPrice: row.monthly_price,
    ratingAverage: row.rating_average,
    reviewCount: row.review_count,
    isRatedElsewhere: row.is_rated_elsewhere,
    distanceMetres,
    imageArray: row.images.filter(({ path }) => imagePathSchema.Check(path)),
    quote,
  };
  if (!summarySchema.Check(summary)) throw new Error(`The property ${row.id} does not follow the contract.`);
  return summary;
}

/** @throws as `presentSummary` does */
export function presentProperty(row: DetailRow): Property {
  return {
    ...presentSummary(row, null),
    description: row.description ?? '',
    textLanguage: row.text_language ?? row.original_language,
    originalLanguage: row.original_language,
    originalText: row.original_text,
    featureArray: row.features,
    otherAmenityArray: row.other_amenities,
    deposit: row.deposit,
    cleaningFee: row.cleaning_fee,
    guestFeePercent: row.guest_fee_percent,
    discountArray: row.discounts,
    bookingOptionArray: row.booking_options,
    cancellationPolicy: row.cancellation_policy,
    checkInTime: row.check_in_time,
    checkOutTime: row.check_out_time,
    timeZone: row.time_zone,
    monthlyCharges: row.monthly_charges,
    minimumNights: row.minimum_nights,
    maximumNights: row.maximum_nights,
    minimumMonths: row.minimum_months,
    moveInDate: row.move_in_date,
    energyClass: row.energy_class,
    registrationNumber: row.registration_number,
    lacksRegistrationNumber: row.lacks_registration_number,
    allowsSameDayTurnover: row.allows_same_day_turnover,
    isInstantBookable: row.is_instant_bookable,
    unavailableArray: row.unavailable,
    owner: {
      userId: row.owner_id,
      firstName: row.owner_first_name,
      imagePath: row.owner_image_path,
      traderStatus: row.owner_trader_status,
    },
    creationTimestamp: row.created_at,
  };
}

import { isCurrencyCode, type Property, type PropertySummary } from '@moien/contract';
import type { DetailRow, SummaryRow } from './property-rows.ts';

export function presentSummary(row: SummaryRow, distanceMetres: number | null): PropertySummary {
  if (!isCurrencyCode(row.currency)) throw new Error(`The property ${row.id} has an unknown currency.`);
  return {
    id: row.id,
    title: row.title ?? row.city_name,
    cityId: row.city_id,
    cityName: row.city_name,
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
    currency: row.currency,
    nightlyPrice: row.nightly_price,
    monthlyPrice: row.monthly_price,
    ratingAverage: row.rating_average,
    reviewCount: row.review_count,
    distanceMetres,
    imageArray: row.images,
  };
}

export function presentProperty(row: DetailRow): Property {
  return {
    ...presentSummary(row, null),
    description: row.description ?? '',
    textLanguage: row.text_language ?? row.original_language,
    originalLanguage: row.original_language,
    featureArray: row.features,
    deposit: row.deposit,
    cleaningFee: row.cleaning_fee,
    monthlyCharges: row.monthly_charges,
    minimumNights: row.minimum_nights,
    maximumNights: row.maximum_nights,
    minimumMonths: row.minimum_months,
    moveInDate: row.move_in_date,
    energyClass: row.energy_class,
    registrationNumber: row.registration_number,
    allowsSameDayTurnover: row.allows_same_day_turnover,
    isInstantBookable: row.is_instant_bookable,
    unavailableArray: row.unavailable,
    owner: { userId: row.owner_id, firstName: row.owner_first_name, imagePath: row.owner_image_path },
    creationTimestamp: row.created_at,
  };
}

import { type Ad, type AdPhoto, type AdRoom, missingRequirements } from '@moien/contract';
import type { AdPhotoRow, AdRow } from './ad.repository.ts';

export function presentAd(row: AdRow): Ad {
  const { latitude, longitude } = row;
  return {
    id: row.id,
    state: row.ad_state,
    hiddenReason: row.hidden_reason,
    version: row.ad_version,
    propertyTypeId: row.property_type_id,
    rentalTypeId: row.rental_type_id,
    cityId: row.city_id,
    city: row.city,
    streetAddress: row.street_address,
    postalCode: row.postal_code,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    guestCount: row.guest_count,
    bedroomCount: row.bedroom_count,
    bedCount: row.bed_count,
    bathroomCount: row.bathroom_count,
    areaSquareMetres: row.area_square_metres,
    isAvailableForShortTerm: row.is_available_for_short_term,
    isAvailableForLongTerm: row.is_available_for_long_term,
    currency: row.currency,
    nightlyPrice: row.nightly_price,
    monthlyPrice: row.monthly_price,
    deposit: row.deposit,
    cleaningFee: row.cleaning_fee,
    monthlyCharges: row.monthly_charges,
    minimumNights: row.minimum_nights,
    maximumNights: row.maximum_nights,
    minimumMonths: row.minimum_months,
    moveInDate: row.move_in_date,
    allowsSameDayTurnover: row.allows_same_day_turnover,
    isInstantBookable: row.is_instant_bookable,
    checkInTime: row.check_in_time,
    checkOutTime: row.check_out_time,
    cancellationPolicy: row.cancellation_policy,
    registrationNumber: row.registration_number,
    energyClass: row.energy_class,
    registrationPattern: row.registration_pattern,
    featureArray: row.features,
    textArray: row.texts,
    photoArray: row.photos.map(presentPhoto),
    missingArray: missingRequirements(row.facts),
    canBePaid: row.mangopay_user_id !== null,
    guestFeePercent: row.guest_fee_percent,
    ownerFeePercent: row.owner_fee_percent,
    updatedAt: row.edited_at,
  };
}

export function presentPhoto({ id, path, caption, room, similar_id: similarPhotoId }: AdPhotoRow): AdPhoto {
  return { id, path, caption, room: room as AdRoom | null, similarPhotoId };
}

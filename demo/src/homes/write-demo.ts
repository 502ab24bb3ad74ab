import { bookingAgreedElsewhere } from '@moien/api/database/booking-agreed-elsewhere';
import { insertRows, type Row } from '@moien/api/database/insert-rows';
import { seededUuid } from '@moien/api/database/seeded-uuid';
import { timeZoneAt } from '@moien/api/lib/time-zone-at';
import type { VocabularyIds } from '@moien/api/vocabulary/vocabulary-ids';
import { DEFAULT_CURRENCY, LANGUAGE_TAGS } from '@moien/contract';
import type pg from 'pg';
import type { DemoOwner } from '../people/owners.ts';
import type { DemoHome } from './demo-home.ts';

export async function writeOwners(client: pg.Client, owners: DemoOwner[]): Promise<void> {
  const rows = owners.map(({ id, email, firstName, lastName, traderStatus }) => ({
    user_id: id,
    email,
    first_name: firstName,
    last_name: lastName,
    trader_status: traderStatus,
    created_at: '2024-01-01T08:00:00Z',
  }));
  await insertRows(client, 'profile', rows);
}

/** Writes homes unpublished: the search read model is then built once, when all of them are published. */
export async function writeHomes(client: pg.Client, homes: DemoHome[], ids: VocabularyIds): Promise<void> {
  await insertRows(
    client,
    'property',
    homes.map((home) => propertyRow(home, ids)),
  );
  await insertRows(client, 'property_text', homes.flatMap(textRows));
  await insertRows(client, 'property_image', homes.flatMap(imageRows));
  await insertRows(
    client,
    'property_feature',
    homes.flatMap((home) => featureRows(home, ids)),
  );
  await insertRows(client, 'property_discount', homes.flatMap(discountRows));
  await insertRows(
    client,
    'property_booking_option',
    homes.flatMap((home) => bookingOptionRows(home, ids)),
  );
  await insertRows(client, 'rental_day', homes.flatMap(rentalDayRows));
  await insertRows(client, 'rental_booking', homes.flatMap(bookingRows));
  await insertRows(client, 'occupancy', homes.flatMap(occupancyRows));
}

function propertyRow(home: DemoHome, ids: VocabularyIds): Row {
  return {
    id: home.id,
    owner_id: home.ownerId,
    source: 'demo',
    source_id: home.sourceId,
    city_id: home.cityId,
    district: home.district,
    latitude: home.latitude,
    longitude: home.longitude,
    time_zone: timeZoneAt(home),
    property_type_id: ids.propertyType(home.propertyType),
    rental_type_id: ids.rentalType(home.rentalType),
    guest_count: home.guestCount,
    bedroom_count: home.bedroomCount,
    bed_count: home.bedCount,
    bathroom_count: home.bathroomCount,
    area_square_metres: home.areaSquareMetres,
    is_available_for_short_term: home.isAvailableForShortTerm,
    is_available_for_long_term: home.isAvailableForLongTerm,
    currency: DEFAULT_CURRENCY,
    nightly_price: home.nightlyPrice,
    monthly_price: home.monthlyPrice,
    deposit: home.deposit,
    cleaning_fee: home.cleaningFee,
    cancellation_policy: home.cancellationPolicy,
    check_in_time: home.checkInTime,
    check_out_time: home.checkOutTime,
    monthly_charges: home.monthlyCharges,
    minimum_nights: home.minimumNights,
    maximum_nights: home.maximumNights,
    minimum_months: home.minimumMonths,
    move_in_date: home.moveInDate,
    bookable_until: home.bookableUntil,
    energy_class: home.energyClass,
    registration_number: home.registrationNumber,
    allows_same_day_turnover: home.allowsSameDayTurnover,
    is_instant_bookable: home.isInstantBookable,
    original_language: home.originalLanguage,
    ad_state: 'draft',
    created_at: home.createdAt,
  };
}

function textRows(home: DemoHome): Row[] {
  return LANGUAGE_TAGS.map((language) => ({ property_id: home.id, language, ...home.texts[language] }));
}

function imageRows(home: DemoHome): Row[] {
  return home.imagePaths.map((path, position) => ({ property_id: home.id, position, path }));
}

function featureRows(home: DemoHome, ids: VocabularyIds): Row[] {
  return [...home.features].map(([name, value]) => ({
    property_id: home.id,
    feature_type_id: ids.featureType(name),
    value,
  }));
}

function discountRows(home: DemoHome): Row[] {
  return home.discounts.map(({ kind, percent, days }) => ({ property_id: home.id, kind, percent, days }));
}

function bookingOptionRows(home: DemoHome, ids: VocabularyIds): Row[] {
  return home.bookingOptions.map(({ featureName, unitAmount, basis, maximumQuantity }) => ({
    property_id: home.id,
    feature_type_id: ids.featureType(featureName),
    unit_amount: unitAmount,
    basis,
    maximum_quantity: maximumQuantity,
  }));
}

function rentalDayRows(home: DemoHome): Row[] {
  return home.rentalDays.map((day) => ({
    property_id: home.id,
    day: day.day,
    is_available_for_short_term: day.isAvailableForShortTerm,
    own_price: day.price,
    own_minimum_nights: day.minimumNights,
  }));
}

function bookingRows(home: DemoHome): Row[] {
  return home.bookings.map((booking) =>
    bookingAgreedElsewhere({
      id: booking.id,
      property_id: home.id,
      guest_id: booking.guestId,
      arrival_date: booking.arrivalDate,
      departure_date: booking.departureDate,
      allows_same_day_turnover: home.allowsSameDayTurnover,
      created_at: home.createdAt,
      time_zone: timeZoneAt(home),
      check_in_time: home.checkInTime,
      check_out_time: home.checkOutTime,
      cancellation_policy: home.cancellationPolicy,
    }),
  );
}

function occupancyRows(home: DemoHome): Row[] {
  return home.bookings.map((booking) => ({
    id: seededUuid(`demo/occupancy/${booking.id}`),
    property_id: home.id,
    period: `[${booking.arrivalDate},${booking.departureDate}${home.allowsSameDayTurnover ? ')' : ']'}`,
    kind: 'booking',
    source_id: booking.id,
    created_at: home.createdAt,
  }));
}

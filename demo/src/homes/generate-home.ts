import { seededUuid } from '@moien/api/database/seeded-uuid';
import { createRandom } from '@moien/api/lib/random';
import type { Day } from '@moien/contract';
import { type DemoOwner, pickOwner } from '../people/owners.ts';
import { isLandmarkNear, type Place } from '../places/place.ts';
import { PLACES } from '../places/places.ts';
import { composeTexts } from '../texts/compose-texts.ts';
import { drawBookings, drawRentalDays } from './availability.ts';
import { drawBuilding, RURAL_HOUSE_SHARE } from './building.ts';
import type { DemoHome } from './demo-home.ts';
import { facadeOf } from './facades.ts';
import { drawFlags, drawNumbers } from './features.ts';
import { drawLocation } from './location.ts';
import { pickPictures } from './picture-series.ts';
import { drawBookingOptions } from './price-rules.ts';
import { priceHome } from './pricing.ts';
import { drawTerms } from './terms.ts';

const GOLDEN_RATIO = 0.618_033_988_749_895;
const MILLISECONDS_PER_DAY = 86_400_000;

/** The home of this number; only its calendar and move-in date depend on `today` (UTC). */
export function generateHome(index: number, owners: DemoOwner[], today: Day): DemoHome {
  const sourceId = `home-${index}`;
  const random = createRandom(`demo/${sourceId}`);
  const place = placeOf(index);
  const owner = pickOwner(owners, place.region, random.fork('owner'));
  const building = drawBuilding(place, random.fork('building'));
  const { district, latitude, longitude, isOutside } = drawLocation(place, random.fork('location'));
  const comfort = random.fork('comfort').next() ** 1.3;
  const flags = drawFlags(building, place, comfort, random.fork('features'));
  const prices = priceHome(place, district, building, comfort, flags, random.fork('price'));
  const terms = drawTerms(place, building, prices, today, random.fork('terms'));
  const guestIds = owners.filter(({ id }) => id !== owner.id).map(({ id }) => id);
  const facade = facadeOf(
    {
      region: place.region,
      town: place.name.en,
      quarter: district.name,
      isRural: place.houseShare > RURAL_HOUSE_SHARE,
    },
    building,
    random.fork('facade'),
  );
  const details = random.fork('details');
  const districtName = isOutside ? undefined : district.name;
  const landmark = !isOutside && details.chance(0.5) ? details.pick(place.landmarks) : undefined;
  const facts = {
    ...building,
    ...terms,
    cityName: place.name,
    district: districtName,
    near: landmark && isLandmarkNear(landmark, districtName) ? landmark : undefined,
    featureNames: flags,
  };
  return {
    id: seededUuid(`demo/${sourceId}`),
    ownerId: owner.id,
    sourceId,
    cityId: place.cityId,
    district: districtName ?? null,
    latitude,
    longitude,
    propertyType: building.propertyType,
    rentalType: building.rentalType,
    guestCount: building.guestCount,
    bedroomCount: building.bedroomCount,
    bedCount: building.bedCount,
    bathroomCount: building.bathroomCount,
    areaSquareMetres: building.areaSquareMetres,
    ...terms,
    originalLanguage: details.pick(place.originalLanguages),
    createdAt: new Date(
      Date.parse(`${today}T08:00:00Z`) - details.integer(2, 900) * MILLISECONDS_PER_DAY,
    ).toISOString(),
    texts: composeTexts(facts, sourceId),
    imagePaths: pickPictures(building, flags, random.fork('pictures')).map(
      (name) => `/upload/scenes/${sourceId}/${name.replace(/^facade/, facade)}`,
    ),
    features: new Map([
      ...[...flags].map((name): [string, number] => [name, 1]),
      ...drawNumbers(building, details),
    ]),
    bookingOptions: terms.isAvailableForShortTerm ? drawBookingOptions(flags, random.fork('options')) : [],
    rentalDays: terms.isAvailableForShortTerm ? drawRentalDays(terms, today, random.fork('days')) : [],
    bookings: terms.isAvailableForShortTerm
      ? drawBookings({ sourceId, ...terms }, guestIds, today, random.fork('bookings'))
      : [],
  };
}

/** Places come in an even mix by weight, so that a small demo is a fair sample of the full one. */
function placeOf(index: number): Place {
  const position = ((index + 1) * GOLDEN_RATIO) % 1;
  const total = PLACES.reduce((sum, { weight }) => sum + weight, 0);
  let rest = position * total;
  for (const place of PLACES) {
    rest -= place.weight;
    if (rest < 0) return place;
  }
  throw new RangeError(`No place for home ${index}`);
}

import type { Random } from '@moien/api/lib/random';
import type { District, Place } from '../places/place.ts';
import type { Building } from './building.ts';
import type { DemoPropertyType } from './demo-home.ts';

/** Against a flat with one bedroom in the same town. */
const TYPE_FACTOR: Record<DemoPropertyType, number> = {
  apartment: 1,
  studio: 0.74,
  loft: 1.2,
  house: 1.12,
  townhouse: 1.08,
  villa: 1.5,
  cottage: 1.1,
  chalet: 1.05,
  'serviced-apartment': 1.1,
  hotel: 1.15,
};
const RENTAL_FACTOR = { 'entire-home': 1, 'private-room': 0.52, 'shared-room': 0.3, 'hotel-room': 0.92 };

const FLAG_SURCHARGES: Record<string, number> = {
  pool: 0.22,
  sauna: 0.1,
  'hot-tub': 0.12,
  terrace: 0.05,
  garden: 0.04,
  'free-parking': 0.03,
  'air-conditioning': 0.04,
  fireplace: 0.04,
  dishwasher: 0.02,
};

/** Prices in cents, rounded to whole euros a night and five euros a month. */
export type DemoPrices = { nightly: number; monthly: number; cleaning: number };

/** `comfort` from 0 (plain) to 1. */
export function priceHome(
  place: Place,
  district: District,
  building: Building,
  comfort: number,
  flags: ReadonlySet<string>,
  random: Random,
): DemoPrices {
  const bedrooms = Math.max(1, building.bedroomCount);
  const surcharge = [...flags].reduce((sum, name) => sum + (FLAG_SURCHARGES[name] ?? 0), 1);
  const common =
    district.level *
    (building.noun === 'penthouse' ? 1.5 : 1) *
    TYPE_FACTOR[building.propertyType] *
    RENTAL_FACTOR[building.rentalType] *
    (0.82 + 0.4 * comfort);
  const nightly = place.nightlyPrice * common * bedrooms ** 0.55 * surcharge * random.between(0.9, 1.12);
  const monthly =
    place.monthlyPrice * common * bedrooms ** 0.48 * (1 + (surcharge - 1) / 2) * random.between(0.93, 1.08);
  return {
    nightly: Math.max(18, Math.round(nightly)) * 100,
    monthly: Math.max(240, Math.round(monthly / 5) * 5) * 100,
    cleaning: Math.round((14 + building.areaSquareMetres * random.between(0.35, 0.6)) / 5) * 500,
  };
}

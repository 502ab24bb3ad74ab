import type { Random } from '@moien/api/lib/random';
import { addDays, type Day } from '@moien/contract';
import type { Place } from '../places/place.ts';
import { type Building, pickWeighted } from './building.ts';
import type { DemoHome } from './demo-home.ts';
import { drawCancellationPolicy, drawDiscounts } from './price-rules.ts';
import type { DemoPrices } from './pricing.ts';

type ShortTerm = Pick<
  DemoHome,
  | 'isAvailableForShortTerm'
  | 'nightlyPrice'
  | 'cleaningFee'
  | 'discounts'
  | 'cancellationPolicy'
  | 'checkInTime'
  | 'checkOutTime'
  | 'minimumNights'
  | 'maximumNights'
  | 'registrationNumber'
  | 'allowsSameDayTurnover'
  | 'isInstantBookable'
>;
type LongTerm = Pick<
  DemoHome,
  'isAvailableForLongTerm' | 'monthlyPrice' | 'monthlyCharges' | 'minimumMonths' | 'moveInDate'
>;
export type Terms = ShortTerm & LongTerm & Pick<DemoHome, 'deposit' | 'bookableUntil' | 'energyClass'>;

const NOT_SHORT_TERM: ShortTerm = {
  isAvailableForShortTerm: false,
  nightlyPrice: null,
  cleaningFee: null,
  discounts: [],
  cancellationPolicy: 'moderate',
  checkInTime: '15:00',
  checkOutTime: '11:00',
  minimumNights: 1,
  maximumNights: 365,
  registrationNumber: null,
  allowsSameDayTurnover: false,
  isInstantBookable: false,
};
const NOT_LONG_TERM: LongTerm = {
  isAvailableForLongTerm: false,
  monthlyPrice: null,
  monthlyCharges: null,
  minimumMonths: null,
  moveInDate: null,
};

/** Months of rent that may be asked as a deposit at most for a furnished home. */
const DEPOSIT_MONTHS = { luxembourg: 2, germany: 3, france: 2, belgium: 2 };

export function drawTerms(
  place: Place,
  building: Building,
  prices: DemoPrices,
  today: Day,
  random: Random,
): Terms {
  const term = drawTerm(place, building, random);
  const isLong = term !== 'short';
  return {
    ...(term === 'long' ? NOT_SHORT_TERM : drawShortTerm(place, prices, random)),
    ...(isLong ? drawLongTerm(building, prices, today, random) : NOT_LONG_TERM),
    deposit: drawDeposit(
      isLong ? prices.monthly * random.integer(1, DEPOSIT_MONTHS[place.region]) : null,
      random,
    ),
    bookableUntil: addDays(
      today,
      pickWeighted(
        [
          [365, 62],
          [270, 14],
          [180, 16],
          [120, 8],
        ] as const,
        random,
      ),
    ),
    energyClass: random.chance(isLong ? 0.86 : 0.34) ? drawEnergyClass(place, random) : null,
  };
}

function drawShortTerm(place: Place, prices: DemoPrices, random: Random): ShortTerm {
  return {
    isAvailableForShortTerm: true,
    nightlyPrice: prices.nightly,
    cleaningFee: random.chance(0.72) ? prices.cleaning : null,
    discounts: drawDiscounts(random.fork('discounts')),
    cancellationPolicy: drawCancellationPolicy(random.fork('cancellation-policy')),
    checkInTime: random.fork('check-in').pick(['14:00', '15:00', '15:00', '15:00', '16:00', '17:00']),
    checkOutTime: random.fork('check-out').pick(['10:00', '10:30', '11:00', '11:00', '11:00', '12:00']),
    minimumNights: pickWeighted(
      [
        [1, 40],
        [2, 34],
        [3, 16],
        [4, 5],
        [7, 5],
      ] as const,
      random,
    ),
    maximumNights: pickWeighted(
      [
        [14, 8],
        [28, 22],
        [60, 12],
        [90, 18],
        [365, 40],
      ] as const,
      random,
    ),
    registrationNumber: drawRegistrationNumber(place, random),
    allowsSameDayTurnover: random.chance(0.38),
    isInstantBookable: random.chance(0.46),
  };
}

function drawLongTerm(building: Building, prices: DemoPrices, today: Day, random: Random): LongTerm {
  return {
    isAvailableForLongTerm: true,
    monthlyPrice: prices.monthly,
    monthlyCharges: Math.round((building.areaSquareMetres * random.between(1.6, 3.1)) / 5) * 500,
    minimumMonths: pickWeighted(
      [
        [1, 30],
        [2, 12],
        [3, 26],
        [6, 20],
        [12, 12],
      ] as const,
      random,
    ),
    moveInDate: addDays(today, random.chance(0.4) ? -random.integer(0, 20) : random.integer(1, 120)),
  };
}

function drawDeposit(ofMonths: number | null, random: Random): number | null {
  if (ofMonths !== null) return ofMonths;
  return random.chance(0.2) ? random.integer(2, 6) * 5000 : null;
}

function drawTerm(place: Place, building: Building, random: Random): 'short' | 'long' | 'both' {
  if (building.rentalType === 'hotel-room') return 'short';
  const isTouristTown = place.weight <= 70 && place.houseShare >= 0.4;
  return isTouristTown
    ? pickWeighted(
        [
          ['short', 64],
          ['long', 18],
          ['both', 18],
        ] as const,
        random,
      )
    : pickWeighted(
        [
          ['short', 43],
          ['long', 35],
          ['both', 22],
        ] as const,
        random,
      );
}

function drawEnergyClass(place: Place, random: Random): string {
  const last = place.region === 'luxembourg' ? 'I' : place.region === 'germany' ? 'H' : 'G';
  const drawn = pickWeighted(
    [
      ['A', 9],
      ['B', 14],
      ['C', 18],
      ['D', 21],
      ['E', 17],
      ['F', 10],
      ['G', 6],
      ['H', 3],
      ['I', 2],
    ] as const,
    random,
  );
  return drawn > last ? last : drawn;
}

function drawRegistrationNumber(place: Place, random: Random): string | null {
  const digits = (length: number) => Array.from({ length }, () => random.integer(0, 9)).join('');
  if (place.name.en === 'Paris') return `751${digits(2)}${digits(6)}${random.pick(['MT', 'AB', 'CD', 'FK'])}`;
  if (place.name.en === 'Berlin')
    return `0${random.integer(1, 9)}/Z/AZ/0${digits(5)}-2${random.integer(1, 5)}`;
  if (place.name.en === 'Brussels') return `3${digits(5)}-${digits(3)}`;
  const drawn = random.chance(0.25) ? `${place.name.en.slice(0, 3).toUpperCase()}-${digits(6)}` : null;
  if (place.region !== 'france') return drawn;
  // Every home has one there: department, commune, number and check characters, 13 in all.
  const national = random.fork('registration-number');
  const of = (length: number) => Array.from({ length }, () => national.integer(0, 9)).join('');
  return `${of(11)}${national.pick(['MT', 'AB', 'CD', 'FK'])}`;
}

import { CURRENCY_EXPONENTS, divideHalfToEven } from '@moien/contract';
import type { HomeActivity, QuarterActivity } from './reported-host.ts';
import { elementsOf } from './xml-element.ts';

const { within, text, optional } = elementsOf('dpi');

const QUARTERS = [1, 2, 3, 4] as const;
const NOTHING: QuarterActivity = { pay: 0, fees: 0, taxes: 0, stayCount: 0 };

const HOTEL_ROOM = 'DPI902';
const BED_AND_BREAKFAST = 'DPI903';
const HOUSE = 'DPI904';
const APARTMENT = 'DPI905';
const OTHER = 'DPI910';

/** Names of our property types by what the schema calls them; all others are `OTHER`. */
const PROPERTY_TYPES: Readonly<Record<string, string>> = {
  apartment: APARTMENT,
  studio: APARTMENT,
  loft: APARTMENT,
  'serviced-apartment': APARTMENT,
  house: HOUSE,
  villa: HOUSE,
  townhouse: HOUSE,
  chalet: HOUSE,
  cottage: HOUSE,
  bungalow: HOUSE,
  'tiny-house': HOUSE,
  castle: HOUSE,
  'farm-stay': HOUSE,
  'guest-house': BED_AND_BREAKFAST,
  hotel: HOTEL_ROOM,
  camping: 'DPI907',
  boat: 'DPI908',
};

/** A home with its money by quarter. We know neither its street nor its number in the land register. */
export function propertyListing(home: HomeActivity): string {
  return within(
    'PropertyListing',
    [
      addressOf(home),
      amounts('Consideration', 'Cons', home, 'pay'),
      within(
        'NumberOfActivities',
        eachQuarter(home, (of, q) => text(`NumbQ${q}`, of.stayCount)),
      ),
      amounts('Fees', 'Fees', home, 'fees'),
      amounts('Taxes', 'Tax', home, 'taxes'),
      typeOf(home),
      // The schema has no 0: such a home was paid for nights of another year.
      home.nightCount > 0 ? text('RentedDays', home.nightCount) : '',
    ].join(''),
  );
}

function addressOf({ countryCode, cityName, district, latitude, longitude }: HomeActivity): string {
  return within(
    'Address',
    text('CountryCode', countryCode) +
      within('AddressFix', optional('DistrictName', district ?? '') + text('City', cityName)) +
      text('AddressFree', `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`),
  );
}

function amounts(name: string, part: string, home: HomeActivity, key: 'pay' | 'fees' | 'taxes'): string {
  const attributes = { currCode: home.currency };
  return within(
    name,
    eachQuarter(home, (of, q) => text(`${part}Q${q}`, wholeUnits(of[key], home), attributes)),
  );
}

function eachQuarter(
  { quarterMap }: HomeActivity,
  write: (of: QuarterActivity, quarter: number) => string,
): string {
  return QUARTERS.map((quarter) => write(quarterMap[quarter] ?? NOTHING, quarter)).join('');
}

/** The schema takes no decimals. */
function wholeUnits(amount: number, { currency }: Pick<HomeActivity, 'currency'>): number {
  const whole = divideHalfToEven(Math.abs(amount), 10 ** CURRENCY_EXPONENTS[currency]);
  return amount < 0 && whole > 0 ? -whole : whole;
}

function typeOf({ propertyType, rentalType }: HomeActivity): string {
  const type = rentalType === 'hotel-room' ? HOTEL_ROOM : (PROPERTY_TYPES[propertyType] ?? OTHER);
  return text('PropertyType', type) + (type === OTHER ? text('OtherPropertyType', propertyType) : '');
}

import { parseAmenities } from './amenities.ts';
import { typesOf } from './property-types.ts';
import { parseBathrooms, parseCount, parseNights, parsePrice } from './values.ts';

describe('parsePrice', () => {
  it.each([
    ['$1,250.00', 125_000],
    ['$85.50', 8550],
    ['99', 9900],
    ['', null],
    ['$0.00', null],
  ])('%s is %s cents', (text, cents) => expect(parsePrice(text, 'EUR')).toEqual({ value: cents }));

  it.each(['abc', '-5', '$1.234.567', '1e9', '$12,34.00'])('refuses %s', (text) =>
    expect(parsePrice(text, 'EUR')).toHaveProperty('reason'),
  );
});

describe('parseBathrooms', () => {
  it.each([
    ['', '1.5 shared baths', 1.5],
    ['', '1 bath', 1],
    ['', 'Half-bath', 0.5],
    ['', 'Shared half-bath', 0.5],
    ['2.0', '1 bath', 2],
    ['', '', null],
  ])('reads «%s» and «%s» as %s', (cell, text, value) => expect(parseBathrooms(cell, text)).toBe(value));
});

describe('counts and nights', () => {
  it('reads whole numbers, also written with a nought behind the point', () => {
    expect([parseCount('4'), parseCount('2.0'), parseCount('2.5'), parseCount(''), parseCount('-1')]).toEqual(
      [4, 2, null, null, null],
    );
  });

  it('keeps nights within what a stay can be', () => {
    expect([parseNights('0'), parseNights('3'), parseNights('2147483647')]).toEqual([null, 3, 32_767]);
  });
});

describe('parseAmenities', () => {
  it('maps known words, keeps the others as they are and counts each once', () => {
    expect(
      parseAmenities('["Wifi", "Wireless Internet", "Boat slip №5", "Wifi – 30 Mbps", "boat slip №5"]'),
    ).toEqual({ features: ['wifi'], others: ['Boat slip №5'] });
  });

  it('takes hostile words as words', () => {
    expect(parseAmenities(JSON.stringify(['<script>alert(1)</script>\u0000', 'constructor']))).toEqual({
      features: [],
      others: ['<script>alert(1)</script>', 'constructor'],
    });
  });

  it('refuses what is no JSON array', () => {
    expect(parseAmenities('{Wifi}')).toBeNull();
    expect(parseAmenities('"Wifi"')).toBeNull();
  });
});

describe('typesOf', () => {
  it.each([
    ['Entire rental unit', 'Entire home/apt', 'apartment', 'entire-home'],
    ['Private room in townhouse', 'Private room', 'townhouse', 'private-room'],
    ['Room in boutique hotel', 'Hotel room', 'hotel', 'hotel-room'],
    ['Shared room', 'Shared room', 'room', 'shared-room'],
    ['Entire windmill', 'Entire home/apt', 'other', 'entire-home'],
    ['constructor', 'Entire home/apt', 'other', 'entire-home'],
  ])('reads «%s», «%s»', (type, room, propertyType, rentalType) =>
    expect(typesOf(type, room)).toMatchObject({ propertyType, rentalType }),
  );

  it('knows no other room types', () => expect(typesOf('Entire home', 'Tent')).toBeUndefined());
});

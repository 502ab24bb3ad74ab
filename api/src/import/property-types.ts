import type { HomeNoun } from './texts/home-facts.ts';

type TypeOfHome = { propertyType: string; noun: HomeNoun };

const APARTMENT: TypeOfHome = { propertyType: 'apartment', noun: 'apartment' };
const HOUSE: TypeOfHome = { propertyType: 'house', noun: 'house' };
const OTHER: TypeOfHome = { propertyType: 'other', noun: 'place' };

/** What remains of the listing's type without «Entire», «Private room in» and the like, to our own types. */
const TYPES: Record<string, TypeOfHome> = {
  'rental unit': APARTMENT,
  apartment: APARTMENT,
  condo: APARTMENT,
  condominium: APARTMENT,
  'condominium (condo)': APARTMENT,
  'home/apt': APARTMENT,
  home: HOUSE,
  house: HOUSE,
  residential: HOUSE,
  'residential home': HOUSE,
  'casa particular': HOUSE,
  'earthen home': HOUSE,
  studio: { propertyType: 'studio', noun: 'studio' },
  loft: { propertyType: 'loft', noun: 'loft' },
  villa: { propertyType: 'villa', noun: 'villa' },
  townhouse: { propertyType: 'townhouse', noun: 'townhouse' },
  chalet: { propertyType: 'chalet', noun: 'cabin' },
  cabin: { propertyType: 'chalet', noun: 'cabin' },
  hut: { propertyType: 'chalet', noun: 'cabin' },
  'farm stay': { propertyType: 'farm-stay', noun: 'farmhouse' },
  barn: { propertyType: 'farm-stay', noun: 'farmhouse' },
  cottage: { propertyType: 'cottage', noun: 'house' },
  'vacation home': { propertyType: 'cottage', noun: 'house' },
  'holiday home': { propertyType: 'cottage', noun: 'house' },
  bungalow: { propertyType: 'bungalow', noun: 'house' },
  guesthouse: { propertyType: 'guest-house', noun: 'place' },
  'guest suite': { propertyType: 'guest-house', noun: 'place' },
  'bed and breakfast': { propertyType: 'guest-house', noun: 'place' },
  pension: { propertyType: 'guest-house', noun: 'place' },
  'nature lodge': { propertyType: 'guest-house', noun: 'place' },
  hotel: { propertyType: 'hotel', noun: 'hotel-room' },
  'boutique hotel': { propertyType: 'hotel', noun: 'hotel-room' },
  hostel: { propertyType: 'hostel', noun: 'place' },
  dorm: { propertyType: 'hostel', noun: 'place' },
  'serviced apartment': { propertyType: 'serviced-apartment', noun: 'apartment' },
  aparthotel: { propertyType: 'serviced-apartment', noun: 'apartment' },
  'tiny home': { propertyType: 'tiny-house', noun: 'place' },
  'tiny house': { propertyType: 'tiny-house', noun: 'place' },
  'shepherd’s hut': { propertyType: 'tiny-house', noun: 'place' },
  boat: { propertyType: 'boat', noun: 'place' },
  houseboat: { propertyType: 'boat', noun: 'place' },
  'camper/rv': { propertyType: 'camping', noun: 'place' },
  campsite: { propertyType: 'camping', noun: 'place' },
  tent: { propertyType: 'camping', noun: 'place' },
  tipi: { propertyType: 'camping', noun: 'place' },
  yurt: { propertyType: 'camping', noun: 'place' },
  castle: { propertyType: 'castle', noun: 'place' },
  // «Private room» and nothing more.
  '': { propertyType: 'room', noun: 'room' },
};

const RENTAL_TYPES: Record<string, { rentalType: string; noun?: HomeNoun }> = {
  'entire home/apt': { rentalType: 'entire-home' },
  'private room': { rentalType: 'private-room', noun: 'room' },
  'shared room': { rentalType: 'shared-room', noun: 'shared-room' },
  'hotel room': { rentalType: 'hotel-room', noun: 'hotel-room' },
};

/** Names of our types for a listing's two texts, or undefined when the room type is none of the four. */
export function typesOf(
  propertyTypeText: string,
  roomTypeText: string,
): { propertyType: string; rentalType: string; noun: HomeNoun } | undefined {
  const rental = RENTAL_TYPES[roomTypeText.trim().toLowerCase()];
  if (!rental) return undefined;
  const remainder = propertyTypeText
    .trim()
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/^(?:entire|(?:private |shared )?room(?: in)?)(?:\s+|$)/, '');
  const home = Object.hasOwn(TYPES, remainder) ? (TYPES[remainder] ?? OTHER) : OTHER;
  return { propertyType: home.propertyType, rentalType: rental.rentalType, noun: rental.noun ?? home.noun };
}

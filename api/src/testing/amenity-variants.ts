import { createRandom, type Random } from '../lib/random.ts';

/** An amenity as hosts write it, and the feature that it is. */
export type AmenityVariant = { text: string; feature: string };

/** Amenities as the forms of booking sites name them, and some as people call them. */
const AMENITIES: [feature: string, ...names: string[]][] = [
  ['wifi', 'Wifi', 'Wi-Fi', 'Fast wifi', 'Wireless internet', 'WLAN', 'Free wifi'],
  ['television', 'TV', 'HDTV', 'Smart TV', 'Flat screen TV', 'Television'],
  ['sound-system', 'Sound system', 'Bluetooth sound system', 'Bluetooth speaker', 'Stereo'],
  ['pool', 'Pool', 'Swimming pool', 'Shared outdoor pool', 'Heated pool', 'Private pool'],
  ['gym', 'Gym', 'Shared gym', 'Fitness room', 'Fitness centre', 'Exercise equipment'],
  [
    'free-parking',
    'Free parking on premises',
    'Free street parking',
    'Free carport',
    'Free driveway parking',
  ],
  ['paid-parking', 'Paid parking on premises', 'Paid parking garage', 'Paid street parking'],
  ['parking', 'Parking space', 'Private parking', 'Garage'],
  ['cot', 'Crib', 'Travel cot', 'Pack ’n play/Travel crib', 'Baby crib'],
  ['high-chair', 'High chair', 'Standalone high chair', 'Baby high chair'],
  ['cleaning-service', 'Housekeeping', 'Daily housekeeping', 'Cleaning available during stay'],
  ['refrigerator', 'Refrigerator', 'Fridge', 'Mini fridge'],
  ['oven', 'Oven', 'Stainless steel oven', 'Gas oven'],
  ['hob', 'Stove', 'Induction stove', 'Electric stove', 'Gas hob'],
  ['dishwasher', 'Dishwasher', 'Dish washer'],
  ['microwave', 'Microwave', 'Microwave oven'],
  ['coffee-maker', 'Coffee maker', 'Nespresso machine', 'Espresso machine', 'Coffee machine'],
  ['kettle', 'Kettle', 'Electric kettle', 'Hot water kettle'],
  ['washing-machine', 'Washer', 'Washing machine', 'Free washer'],
  ['tumble-dryer', 'Dryer', 'Tumble dryer', 'Paid dryer'],
  ['hair-dryer', 'Hair dryer', 'Hairdryer'],
  ['iron', 'Iron', 'Ironing board'],
  ['air-conditioning', 'Air conditioning', 'AC', 'Central air conditioning', 'Window AC unit'],
  ['heating', 'Heating', 'Central heating', 'Portable heater', 'Underfloor heating'],
  ['desk', 'Dedicated workspace', 'Desk', 'Work desk'],
  ['balcony', 'Balcony', 'Private patio or balcony'],
  ['garden', 'Garden', 'Private backyard', 'Shared garden'],
  ['barbecue', 'BBQ grill', 'Barbecue', 'Charcoal grill'],
  ['hot-tub', 'Hot tub', 'Jacuzzi', 'Private hot tub'],
  ['sauna', 'Sauna', 'Shared sauna'],
  ['lift', 'Elevator', 'Lift'],
  ['electric-charging', 'EV charger', 'Electric car charger'],
  ['smoke-alarm', 'Smoke alarm', 'Smoke detector'],
  ['carbon-monoxide-alarm', 'Carbon monoxide alarm', 'CO detector'],
  ['fire-extinguisher', 'Fire extinguisher'],
  ['first-aid-kit', 'First aid kit', 'First-aid box'],
  ['self-check-in', 'Self check-in', 'Lockbox', 'Key safe', 'Smart lock'],
  ['pets-allowed', 'Pets allowed', 'Pet friendly', 'Dogs welcome'],
  ['bathtub', 'Bathtub', 'Bath tub'],
  ['toiletries', 'Shampoo', 'Shower gel', 'Body soap', 'Hair conditioner'],
  ['bed-linen', 'Bed linens', 'Bed sheets'],
  ['toys-and-books', 'Children’s books and toys', 'Kids toys'],
];

const BRANDS = ['Samsung', 'Bosch', 'LG', 'IKEA', 'Whirlpool', 'Bose', 'De’Longhi', 'Harvia', 'Miele'];
const ADJECTIVES = ['modern', 'large', 'brand new', 'small', 'cosy', 'luxury', 'basic', 'high-quality'];
const ADDITIONS = [
  ' – available upon request',
  ' (on request)',
  ': shared',
  ' – in unit',
  ' in the building',
  ' – open 24 hours',
  ' for guests',
  ' available all year',
];

type Rule = (text: string, random: Random) => string;

const RULES: Rule[] = [
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => `${text}s`,
  (text, random) => `${random.pick(BRANDS)} ${text}`,
  (text, random) => `${random.pick(ADJECTIVES)} ${text}`,
  (text, random) => `${text}${random.pick(ADDITIONS)}`,
  (text) => text.replaceAll(' ', '-'),
  (text) => text.replaceAll(' ', '  ').concat(' !'),
];

/** Share of variants in which two letters are changed round, one is left out, or one is written twice. */
export const TYPO_SHARE = 0.05;
const SPEEDS = [16, 30, 54, 99, 100, 101, 136, 250, 400, 1000];

/** The same for the same seed: for each amenity of the list some of the rules, and Wi-Fi in every speed. */
export function amenityVariants(seed: string): AmenityVariant[] {
  const random = createRandom(seed);
  const variants = AMENITIES.flatMap(([feature, ...names]) =>
    names.flatMap((name) => Array.from({ length: 4 }, () => ({ text: variantOf(name, random), feature }))),
  );
  const speeds = SPEEDS.flatMap((speed) => [
    { text: `Fast wifi – ${speed} Mbps`, feature: 'wifi' },
    { text: `WiFi ${speed} mbit/s`, feature: 'wifi' },
  ]);
  return [...variants, ...speeds];
}

function variantOf(name: string, random: Random): string {
  const once = random.pick(RULES)(name, random);
  const twice = random.chance(0.4) ? random.pick(RULES)(once, random) : once;
  return random.chance(TYPO_SHARE) ? mistype(twice, random) : twice;
}

function mistype(text: string, random: Random): string {
  const at = random.integer(0, Math.max(0, text.length - 2));
  const [letter = '', next = ''] = text.slice(at);
  const typed = random.pick([next + letter, next, letter + letter + next]);
  return text.slice(0, at) + typed + text.slice(at + 2);
}

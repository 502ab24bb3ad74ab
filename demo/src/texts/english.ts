import { count, NOUNS } from '@moien/api/import/texts/english';
import type { HomeFacts, PropertyText } from '@moien/api/import/texts/home-facts';
import { capitalize, joinSentences } from '@moien/api/import/texts/sentences';
import type { Random } from '@moien/api/lib/random';
import { isSharedHome } from './is-shared-home.ts';
import { pickFeatures } from './pick-features.ts';

// All begin with a consonant, so that «a» is always right.
const ADJECTIVES = [
  'bright',
  'quiet',
  'cosy',
  'sunny',
  'charming',
  'stylish',
  'modern',
  'welcoming',
  'peaceful',
  'well-kept',
  'tasteful',
  'comfortable',
  'light-filled',
  'warm',
];

const TITLE_FEATURES: Record<string, string> = {
  terrace: 'terrace',
  balcony: 'balcony',
  garden: 'garden',
  fireplace: 'fireplace',
  sauna: 'sauna',
  pool: 'pool',
  'free-parking': 'parking space',
  'hot-tub': 'hot tub',
};

const FEATURE_SENTENCES: Record<string, string[]> = {
  terrace: [
    'Breakfast tastes best on the terrace, which has sun from mid-morning.',
    'The terrace is large enough for a long evening with friends.',
  ],
  balcony: [
    'The balcony is just right for the first coffee of the day.',
    'A small balcony looks out over the neighbouring roofs.',
  ],
  garden: [
    'The garden has an old apple tree and a table in its shade.',
    'The garden comes with a lawn and two deckchairs.',
  ],
  fireplace: [
    'On cold evenings the fireplace keeps the living room warm; the wood is ready.',
    'A real fireplace makes winter the best season here.',
  ],
  sauna: ['After a day outdoors, the sauna is ready in half an hour.'],
  pool: ['The pool is open from May to September.'],
  'hot-tub': ['The hot tub is heated all year round.'],
  'free-parking': [
    'A parking space comes with it, so the car can stay where it is.',
    'You park right by the door.',
  ],
  dishwasher: ['The kitchen is fully equipped, down to the dishwasher and the good knives.'],
  kitchen: [
    'In the kitchen you find everything you need to cook properly, spices included.',
    'The kitchen is a good place to cook what you found at the market.',
  ],
  desk: [
    'A proper desk by the window makes working from here a pleasure.',
    'There is a quiet corner with a desk and a good chair.',
  ],
  lift: ['A lift takes you and your luggage up.'],
  'air-conditioning': ['In high summer the air conditioning keeps the rooms pleasantly cool.'],
  bathtub: ['There’s a bathtub for the end of a long day on foot.'],
  'washing-machine': ['A washing machine saves you packing for two weeks.'],
  'pets-allowed': ['Well-behaved pets are welcome.'],
  cot: ['A cot and a high chair are ready for families with small children.'],
  breakfast: ['A simple breakfast with bread from the local bakery is included.'],
  wifi: ['The internet is fast and reaches every corner.'],
};

/** A title and a description in English; the same facts and generator give the same words. */
export function describeInEnglish(facts: HomeFacts, random: Random): PropertyText {
  const noun = random.pick(NOUNS[facts.noun]);
  return { title: title(facts, noun, random), description: description(facts, noun, random) };
}

function title(facts: HomeFacts, noun: string, random: Random): string {
  const adjective = random.pick(ADJECTIVES);
  const place = facts.district ?? facts.cityName.en;
  const feature = pickFeatures(facts, TITLE_FEATURES, 1, random)[0];
  const forms = [`${adjective} ${noun} in ${place}`];
  if (feature) forms.push(`${adjective} ${noun} with ${feature}`, `${noun} with ${feature} in ${place}`);
  if (facts.near) forms.push(`${noun} ${facts.near.en}`, `${adjective} ${noun} ${facts.near.en}`);
  if ((facts.bedroomCount ?? 0) > 1 && !isSharedHome(facts)) {
    forms.push(`${noun} with ${count(facts.bedroomCount ?? 0, 'bedroom', 'bedrooms')} in ${place}`);
  }
  return capitalize(random.pick(forms));
}

function description(facts: HomeFacts, noun: string, random: Random): string {
  return joinSentences([
    [opening(facts, noun, random), layout(facts, random)],
    pickFeatures(facts, FEATURE_SENTENCES, 3, random).map((variants) => random.pick(variants)),
    [surroundings(facts, random), practical(facts, random), closing(random)],
  ]);
}

function opening(facts: HomeFacts, noun: string, random: Random): string {
  const adjective = random.pick(ADJECTIVES);
  const place = facts.district ? `${facts.district}, ${facts.cityName.en}` : facts.cityName.en;
  const area = facts.areaSquareMetres === null ? '' : ` of ${facts.areaSquareMetres} m²`;
  const forms = [
    `A ${adjective} ${noun}${area} in ${place}.`,
    `Welcome to a ${adjective} ${noun}${area} in ${place}.`,
    `This ${adjective} ${noun}${area} is in ${place}, on a side street.`,
  ];
  if (facts.near) forms.push(`Your ${noun}${area} ${facts.near.en}, ${adjective} and ready to move into.`);
  return random.pick(forms);
}

function layout(facts: HomeFacts, random: Random): string {
  const guests = count(facts.guestCount, 'guest', 'guests');
  if (facts.noun === 'shared-room') return `There is a bed for ${guests}; kitchen and bathroom are shared.`;
  if (facts.noun === 'hotel-room') return `It has its own key, fresh linen and room for ${guests}.`;
  if (facts.noun === 'room') {
    return random.pick([
      `The room is furnished for ${guests}; kitchen and living room are shared with the household.`,
      `You have the room to yourself and share the kitchen with us. It suits ${guests}.`,
    ]);
  }
  const bedrooms = facts.bedroomCount ? count(facts.bedroomCount, 'bedroom', 'bedrooms') : 'one open room';
  const bathrooms = count(Math.max(1, Math.floor(facts.bathroomCount ?? 1)), 'bathroom', 'bathrooms');
  return random.pick([
    `It has ${bedrooms} and ${bathrooms}, with room for ${guests}.`,
    `With ${bedrooms} and ${bathrooms} it sleeps ${guests} comfortably.`,
    `There is room for ${guests} in ${bedrooms}, and ${bathrooms} to go with them.`,
  ]);
}

function surroundings(facts: HomeFacts, random: Random): string {
  const forms = [
    'There’s a bakery, a grocer’s and a bus stop a few minutes’ walk away.',
    'The centre is ten minutes away by bus, so you can leave the car behind.',
    'Cafés and a weekly market are round the corner; in the evening it is quiet.',
    'Neighbours greet each other here, and the next park is a short walk away.',
  ];
  if (facts.near) forms.push(`You are ${facts.near.en}, and shops and public transport are close by.`);
  return random.pick(forms);
}

function practical(facts: HomeFacts, random: Random): string {
  const months = count(facts.minimumMonths ?? 1, 'month', 'months');
  if (!facts.isAvailableForLongTerm) {
    return random.pick([
      'Fresh linen and towels are on the beds when you arrive.',
      'You let yourself in with a key box, whenever it suits you.',
      'We’ll hand you the keys in person and are happy to show you round.',
    ]);
  }
  if (!facts.isAvailableForShortTerm) {
    return random.pick([
      `It is rented by the month, from ${months}, with a proper contract, and you can register your address here.`,
      `The minimum stay is ${months}; the lease and an inventory are prepared before you move in.`,
    ]);
  }
  return `You can stay for a few nights or, from ${months}, rent by the month.`;
}

function closing(random: Random): string {
  return random.pick([
    'Any questions? Just write; we reply the same day.',
    'We live nearby and help whenever something is needed.',
    'We look forward to welcoming you.',
    'You’ll find our list of favourite restaurants and walks on the table.',
    'Please smoke outdoors only.',
  ]);
}

import type { Random } from '../../lib/random.ts';
import type { HomeFacts, HomeNoun, PropertyText } from './home-facts.ts';
import { capitalize, joinSentences } from './sentences.ts';

export const NOUNS: Record<HomeNoun, string[]> = {
  apartment: ['apartment', 'flat'],
  studio: ['studio'],
  loft: ['loft'],
  penthouse: ['penthouse'],
  house: ['house', 'family house'],
  townhouse: ['townhouse'],
  villa: ['villa'],
  farmhouse: ['farmhouse', 'country house'],
  cabin: ['cabin', 'chalet'],
  room: ['room', 'private room'],
  'shared-room': ['shared room'],
  'hotel-room': ['hotel room', 'guest room'],
  place: ['place to stay'],
};

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Nothing but the facts, for homes of which we know no more; `amenities` are names in English. */
export function describePlainlyInEnglish(
  facts: HomeFacts,
  amenities: string[],
  random: Random,
): PropertyText {
  const noun = random.pick(NOUNS[facts.noun]);
  const place = facts.district ? `${facts.district}, ${facts.cityName.en}` : facts.cityName.en;
  const parts = [`Room for ${count(facts.guestCount, 'guest', 'guests')}`];
  if (facts.bedroomCount) parts.push(count(facts.bedroomCount, 'bedroom', 'bedrooms'));
  if (facts.bathroomCount) parts.push(count(facts.bathroomCount, 'bathroom', 'bathrooms'));
  return {
    title: capitalize(`${noun} in ${facts.district ?? facts.cityName.en}`),
    description: joinSentences([
      [`${capitalize(noun)} in ${place}.`, `${parts.join(', ')}.`],
      amenities.length > 0 ? [`It comes with: ${amenities.join(', ')}.`] : [],
    ]),
  };
}

export function count(number: number, singular: string, plural: string): string {
  return `${COUNTS[number] ?? number} ${number === 1 ? singular : plural}`;
}

import type { Random } from '../../lib/random.ts';
import type { HomeFacts, HomeNoun, PropertyText } from './home-facts.ts';
import { capitalize, joinSentences } from './sentences.ts';

export type Gender = 'masculine' | 'feminine';

export const NOUNS: Record<HomeNoun, { words: string[]; gender: Gender }> = {
  apartment: { words: ['appartement'], gender: 'masculine' },
  studio: { words: ['studio'], gender: 'masculine' },
  loft: { words: ['loft'], gender: 'masculine' },
  penthouse: { words: ['penthouse'], gender: 'masculine' },
  house: { words: ['maison', 'maison familiale'], gender: 'feminine' },
  townhouse: { words: ['maison de ville'], gender: 'feminine' },
  villa: { words: ['villa'], gender: 'feminine' },
  farmhouse: { words: ['ferme rénovée', 'maison de campagne'], gender: 'feminine' },
  cabin: { words: ['chalet'], gender: 'masculine' },
  room: { words: ['chambre', 'chambre privée'], gender: 'feminine' },
  'shared-room': { words: ['chambre partagée'], gender: 'feminine' },
  'hotel-room': { words: ['chambre d’hôtel', 'chambre d’hôtes'], gender: 'feminine' },
  place: { words: ['logement'], gender: 'masculine' },
};

const MASCULINE_COUNTS = ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** Nothing but the facts, for homes of which we know no more; `amenities` are names in French. */
export function describePlainlyInFrench(facts: HomeFacts, amenities: string[], random: Random): PropertyText {
  const noun = random.pick(NOUNS[facts.noun].words);
  const inDistrict = facts.district ? `, quartier ${facts.district}` : '';
  const parts = [`Pour ${count(facts.guestCount, 'personne', 'feminine')}`];
  if (facts.bedroomCount) parts.push(count(facts.bedroomCount, 'chambre', 'feminine'));
  if (facts.bathroomCount) parts.push(bathroomsOf(facts.bathroomCount));
  return {
    title: capitalize(`${noun}${inDistrict || ` à ${facts.cityName.fr}`}`),
    description: joinSentences([
      [`${capitalize(noun)} à ${facts.cityName.fr}${inDistrict}.`, `${parts.join(', ')}.`],
      amenities.length > 0 ? [`Équipements : ${amenities.join(', ')}.`] : [],
    ]),
  };
}

export function cardinal(number: number, gender: Gender): string {
  if (number === 1) return gender === 'feminine' ? 'une' : 'un';
  return MASCULINE_COUNTS[number] ?? String(number);
}

export function count(number: number, singular: string, gender: Gender): string {
  return `${cardinal(number, gender)} ${singular}${number === 1 ? '' : 's'}`;
}

export function bathroomsOf(number: number): string {
  const words = cardinal(number, 'feminine').replace('.', ',');
  return `${words} ${number < 2 ? 'salle' : 'salles'} de bains`;
}

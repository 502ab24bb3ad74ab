import type { Random } from '../../lib/random.ts';
import type { HomeFacts, HomeNoun, PropertyText } from './home-facts.ts';
import { joinSentences } from './sentences.ts';

export type Gender = 'feminine' | 'neuter';

export const NOUNS: Record<HomeNoun, { words: string[]; gender: Gender }> = {
  apartment: { words: ['Wohnung'], gender: 'feminine' },
  studio: { words: ['Studio'], gender: 'neuter' },
  loft: { words: ['Loft'], gender: 'neuter' },
  penthouse: { words: ['Penthouse'], gender: 'neuter' },
  house: { words: ['Haus', 'Einfamilienhaus'], gender: 'neuter' },
  townhouse: { words: ['Stadthaus', 'Reihenhaus'], gender: 'neuter' },
  villa: { words: ['Villa'], gender: 'feminine' },
  farmhouse: { words: ['Bauernhaus', 'Landhaus'], gender: 'neuter' },
  cabin: { words: ['Holzhaus'], gender: 'neuter' },
  room: { words: ['Zimmer', 'Privatzimmer'], gender: 'neuter' },
  'shared-room': { words: ['Mehrbettzimmer'], gender: 'neuter' },
  'hotel-room': { words: ['Hotelzimmer', 'Gästezimmer'], gender: 'neuter' },
  place: { words: ['Unterkunft'], gender: 'feminine' },
};

export const COUNTS = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

/** Nothing but the facts, for homes of which we know no more; `amenities` are names in German. */
export function describePlainlyInGerman(facts: HomeFacts, amenities: string[], random: Random): PropertyText {
  const noun = random.pick(NOUNS[facts.noun].words);
  const place = facts.district ? `${facts.cityName.de}, Stadtteil ${facts.district}` : facts.cityName.de;
  const parts = [`Platz für ${persons(facts.guestCount)}`];
  if (facts.bedroomCount) parts.push(rooms(facts.bedroomCount, 'Schlafzimmer'));
  if (facts.bathroomCount) parts.push(bathroomsOf(facts.bathroomCount));
  return {
    title: `${noun} in ${facts.district ?? facts.cityName.de}`,
    description: joinSentences([
      [`${noun} in ${place}.`, `${parts.join(', ')}.`],
      amenities.length > 0 ? [`Ausstattung: ${amenities.join(', ')}.`] : [],
    ]),
  };
}

export function strong(stem: string, gender: Gender): string {
  return `${stem}${gender === 'feminine' ? 'e' : 'es'}`;
}

export function rooms(number: number, word: string): string {
  return `${number === 1 ? 'ein' : (COUNTS[number] ?? number)} ${word}`;
}

export function decimal(number: number): string {
  return String(number).replace('.', ',');
}

export function persons(number: number): string {
  return number === 1 ? 'eine Person' : `${COUNTS[number] ?? number} Personen`;
}

export function bathroomsOf(number: number): string {
  return number === 1 ? 'ein Bad' : `${COUNTS[number] ?? decimal(number)} Bäder`;
}

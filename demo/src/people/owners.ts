import { seededUuid } from '@moien/api/database/seeded-uuid';
import type { Random } from '@moien/api/lib/random';
import { createRandom } from '@moien/api/lib/random';
import type { Place } from '../places/place.ts';

type Region = Place['region'];

export type DemoOwner = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  region: Region;
  /** As they have said; null: they have not. */
  traderStatus: 'private' | 'trader' | null;
};

const OWNER_COUNTS: Record<Region, number> = { luxembourg: 82, germany: 40, france: 38, belgium: 20 };

const FIRST_NAMES: Record<Region, string[]> = {
  luxembourg: [
    'Anne',
    'Claude',
    'Marc',
    'Josée',
    'Luc',
    'Martine',
    'Tom',
    'Carole',
    'Jean-Paul',
    'Nathalie',
    'Pol',
    'Tessy',
    'Rui',
    'Sandra',
    'Ana',
    'Paulo',
    'Léa',
    'Max',
    'Sophie',
    'Gilles',
    'Manon',
    'Serge',
    'Romain',
    'Chantal',
  ],
  germany: [
    'Andreas',
    'Birgit',
    'Jonas',
    'Lena',
    'Stefan',
    'Katharina',
    'Thomas',
    'Miriam',
    'Jens',
    'Sabine',
    'Felix',
    'Hannah',
    'Murat',
    'Elif',
    'Markus',
    'Ulrike',
  ],
  france: [
    'Camille',
    'Julien',
    'Élodie',
    'Nicolas',
    'Aurélie',
    'Mathieu',
    'Claire',
    'Antoine',
    'Hélène',
    'Karim',
    'Inès',
    'Thibault',
    'Françoise',
    'Yann',
    'Leïla',
    'Rémi',
  ],
  belgium: [
    'Bernard',
    'Amélie',
    'Benoît',
    'Charlotte',
    'Didier',
    'Louise',
    'Xavier',
    'Céline',
    'Wout',
    'Marijke',
    'Olivier',
    'Noémie',
  ],
};

const LAST_NAMES: Record<Region, string[]> = {
  luxembourg: [
    'Schmit',
    'Weber',
    'Hoffmann',
    'Muller',
    'Wagner',
    'Thill',
    'Kieffer',
    'Reuter',
    'Schiltz',
    'Faber',
    'Biver',
    'Kremer',
    'Da Silva',
    'Ferreira',
    'Dos Santos',
    'Pereira',
    'Theisen',
    'Majerus',
    'Hansen',
    'Weis',
    'Ries',
    'Bausch',
    'Gloden',
    'Origer',
  ],
  germany: [
    'Becker',
    'Schäfer',
    'Klein',
    'Lauer',
    'Neumann',
    'Backes',
    'Zimmermann',
    'Wolf',
    'Jung',
    'Marx',
    'Kessler',
    'Yılmaz',
    'Brandt',
    'Huber',
    'Lorenz',
    'Thielen',
  ],
  france: [
    'Muller',
    'Martin',
    'Petit',
    'Lambert',
    'Schneider',
    'Klein',
    'Henry',
    'Marchal',
    'Thomas',
    'Benali',
    'Roux',
    'Fontaine',
    'Mercier',
    'Collin',
    'Noël',
    'Girard',
  ],
  belgium: [
    'Lambert',
    'Dubois',
    'Dumont',
    'Peeters',
    'Janssens',
    'Leroy',
    'Simon',
    'Goffin',
    'Claes',
    'Willems',
    'Renard',
    'Collard',
  ],
};

/** The demo's 180 owners, the same for every size of the demo. */
export function demoOwners(): DemoOwner[] {
  const random = createRandom('demo/owners');
  return (Object.keys(OWNER_COUNTS) as Region[]).flatMap((region) =>
    Array.from({ length: OWNER_COUNTS[region] }, (_, index) => owner(region, index, random)),
  );
}

/** Few owners have many homes, the first of each region; most have a handful. */
export function pickOwner(owners: DemoOwner[], region: Region, random: Random): DemoOwner {
  const regional = owners.filter((candidate) => candidate.region === region);
  const chosen = regional[Math.floor(regional.length * random.next() ** 1.6)];
  if (!chosen) throw new RangeError(`The demo has no owner in ${region}`);
  return chosen;
}

function owner(region: Region, index: number, random: Random): DemoOwner {
  const firstName = random.pick(FIRST_NAMES[region]);
  const lastName = random.pick(LAST_NAMES[region]);
  const plain = `${firstName}.${lastName}`
    .normalize('NFD')
    .replaceAll('ı', 'i')
    .replace(/[^A-Za-z.-]/g, '')
    .toLowerCase();
  // example.org belongs to nobody (RFC 2606), so that no letter of a demo reaches a stranger.
  const email = `${plain}.${region.slice(0, 2)}${index + 1}@example.org`;
  const id = seededUuid(`demo/owner/${region}/${index}`);
  return { id, email, firstName, lastName, region, traderStatus: traderStatusOf(region, index) };
}

/** Those with many homes are traders; one in twenty of the others has not said anything. */
function traderStatusOf(region: Region, index: number): DemoOwner['traderStatus'] {
  if (index < OWNER_COUNTS[region] / 8) return 'trader';
  return index % 20 === 19 ? null : 'private';
}

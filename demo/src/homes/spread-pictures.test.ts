import { demoOwners } from '../people/owners.ts';
import { timeOfScene } from '../scenes/draw-scene.ts';
import { homeOf } from '../scenes/home.ts';
import { sceneNamed } from '../scenes/registry.ts';
import type { DemoHome } from './demo-home.ts';
import { generateHome } from './generate-home.ts';
import { spreadPictures } from './spread-pictures.ts';

const owners = demoOwners();
const drawn = Array.from({ length: 2500 }, (_, index) => generateHome(index, owners, '2027-01-10'));
const homes = drawn.map((home) => ({ ...home }));
spreadPictures(homes);

/** By the id: homes without reviews are recommended alike. */
function inDefaultOrder(list: readonly DemoHome[]): DemoHome[] {
  return [...list].sort((first, second) => (first.id < second.id ? -1 : 1));
}

/** What the card's picture shows: the house or room, its hour, and the hue of its wall. */
function cardOf({ imagePaths: [path = ''] }: DemoHome) {
  const [, seed = '', subject = '', index = ''] = /([^/]+)\/([a-z-]+)-(\d+)$/.exec(path) ?? [];
  const kind = sceneNamed(subject)?.kind ?? 'facade';
  const time = timeOfScene({ seed, kind, index: Number(index) });
  return { subject, time, wall: homeOf(seed).wall };
}

const cities = [...new Set(homes.map(({ cityId }) => cityId))];

describe('spreadPictures', () => {
  it.each(cities)('lets no two neighbours of any 24 homes in city %i look alike', (cityId) => {
    const cards = inDefaultOrder(homes.filter((home) => home.cityId === cityId)).map(cardOf);
    for (let start = 0; start + 24 <= cards.length; start += 1) {
      const looks = cards.slice(start, start + 24).map(({ subject, time }) => `${subject} at ${time}`);
      expect(looks.filter((look, index) => look === looks[index + 1])).toEqual([]);
    }
  });

  it('does so in the order of all homes too', () => {
    const looks = inDefaultOrder(homes).map((home) => JSON.stringify(cardOf(home)));
    expect(looks.filter((look, index) => look === looks[index + 1])).toEqual([]);
  });

  it('shows all hours and all kinds of houses', () => {
    const cards = homes.map(cardOf);
    expect(new Set(cards.map(({ time }) => time)).size).toBe(4);
    expect(new Set(cards.map(({ wall }) => wall)).size).toBe(12);
    for (const subject of [
      'townhouse',
      'haussmann',
      'half-timbered',
      'brick-terrace',
      'modern-block',
      'tower',
      'farm',
    ])
      expect(cards.filter((card) => card.subject === subject).length).toBeGreaterThan(40);
  });

  it('moves only the house or room that comes first, and keeps its view', () => {
    const numberOf = (path = '') => Number(/\d+$/.exec(path)?.[0]);
    const nameOf = (path = '') => path.replace(/-\d+$/, '');
    const wrong = homes.filter(({ imagePaths }, index) => {
      const before = drawn[index]?.imagePaths ?? [];
      return imagePaths.some((path, at) => {
        const moved = numberOf(path) - numberOf(before[at]);
        const isLead = nameOf(path) === nameOf(before[0]);
        return nameOf(path) !== nameOf(before[at]) || (isLead ? moved % 3 !== 0 : moved !== 0);
      });
    });
    expect(wrong).toEqual([]);
  });
});

import { createRandom } from '@moien/api/lib/random';
import { PLACES } from '../places/places.ts';
import { type Building, drawBuilding } from './building.ts';
import { facadeOf } from './facades.ts';

/** Shares of the façades that homes of a place get, of a thousand homes that suit the condition. */
function facadesIn(name: string, suits: (building: Building) => boolean, quarter?: string) {
  const place = PLACES.find((candidate) => candidate.name.en === name);
  if (place === undefined) throw new RangeError(`No place called ${name}`);
  const counts: Record<string, number> = {};
  for (let index = 0; index < 1000; index += 1) {
    const building = drawBuilding(place, createRandom(`building-${index}`));
    if (!suits(building)) continue;
    const surroundings = { region: place.region, town: name, quarter, isRural: place.houseShare > 0.3 };
    const facade = facadeOf(surroundings, building, createRandom(`facade-${index}`));
    counts[facade] = (counts[facade] ?? 0) + 1;
  }
  return counts;
}

const isFlat = ({ isHouse }: Building) => !isHouse;
const mostOf = (counts: Record<string, number>) =>
  Object.entries(counts).sort(([, first], [, second]) => second - first)[0]?.[0];

describe('facadeOf', () => {
  it.each([
    ['Paris', 'haussmann'],
    ['Nancy', 'haussmann'],
    ['Liège', 'brick-terrace'],
    ['Brussels', 'brick-terrace'],
  ])('draws most flats in %s as %s', (place, facade) => {
    expect(mostOf(facadesIn(place, isFlat))).toBe(facade);
  });

  it('has towers and new blocks alone on the Kirchberg', () => {
    expect(Object.keys(facadesIn('Luxembourg', isFlat, 'Kirchberg')).sort()).toEqual([
      'modern-block',
      'tower',
    ]);
  });

  it('draws cottages as farms or half-timbered houses', () => {
    const cottages = facadesIn('Clervaux', ({ propertyType }) => propertyType === 'cottage');
    expect(mostOf(cottages)).toBe('farm');
    expect(Object.keys(cottages).sort()).toEqual(['farm', 'half-timbered']);
  });

  it('has neither towers nor boulevards in a small town', () => {
    expect(Object.keys(facadesIn('Clervaux', isFlat)).sort()).toEqual(['modern-block', 'townhouse']);
  });

  it('never puts a flat into a farm, nor a house into a tower or block', () => {
    for (const place of PLACES) {
      expect(facadesIn(place.name.en, isFlat)).not.toHaveProperty('farm');
      const houses = facadesIn(place.name.en, ({ isHouse }) => isHouse);
      for (const facade of ['tower', 'modern-block', 'haussmann']) expect(houses).not.toHaveProperty(facade);
    }
  });
});

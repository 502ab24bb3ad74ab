import { originals } from '../originals.ts';
import { listingPictures } from './listing-pictures.ts';

const LONDON = { name: { en: 'London', fr: 'Londres', de: 'London' }, countryCode: 'GB' };
const PARIS = { name: { en: 'Paris', fr: 'Paris', de: 'Paris' }, countryCode: 'FR' };

/** The façade that most of two hundred homes of this type in this city have. */
function mostIn(city: typeof LONDON, propertyType: string): string | undefined {
  const counts = new Map<string, number>();
  for (let id = 0; id < 200; id += 1) {
    const [first = ''] = listingPictures({ sourceId: String(id), propertyType }, city);
    const facade = first.replace(/^.*\/|-\d+$/g, '');
    counts.set(facade, (counts.get(facade) ?? 0) + 1);
  }
  return [...counts].sort(([, first], [, second]) => second - first)[0]?.[0];
}

describe('listingPictures', () => {
  it.each([
    [LONDON, 'house', 'brick-terrace'],
    [LONDON, 'apartment', 'brick-terrace'],
    [PARIS, 'apartment', 'haussmann'],
    [PARIS, 'farm-stay', 'farm'],
  ])('draws homes as their city builds them', (city, propertyType, facade) => {
    expect(mostIn(city, propertyType)).toBe(facade);
  });

  it('keeps the house of a listing that is imported again', () => {
    const listing = { sourceId: '12_AB', propertyType: 'apartment' };
    expect(listingPictures(listing, PARIS)).toEqual(listingPictures(listing, PARIS));
  });

  it('names pictures that are drawn', async () => {
    for (const path of listingPictures({ sourceId: '12_AB', propertyType: 'loft' }, LONDON)) {
      const picture = await originals.open('upload', path.replace('/upload/', ''));
      expect([path, picture?.subarray(0, 4).toString()]).toEqual([path, '<svg']);
    }
  });
});

import type { PropertySummary } from '@moien/contract';
import { exampleProperty } from '@moien/shared-lib/testing';
import { featuredHomes } from './featured-homes.ts';

const home = (changes: Partial<PropertySummary>): PropertySummary => ({ ...exampleProperty, ...changes });
const picture = (subject: string) => ({ imageArray: [{ path: `/upload/scenes/home-1/${subject}-0` }] });

describe('featuredHomes', () => {
  it('puts homes beside each other that differ in city, type and picture', () => {
    const found = [
      home({ id: '1', cityId: 1, typeId: 1, ...picture('facade') }),
      home({ id: '2', cityId: 1, typeId: 1, ...picture('facade') }),
      home({ id: '3', cityId: 2, typeId: 2, ...picture('living-room') }),
      home({ id: '4', cityId: 2, typeId: 2, ...picture('living-room') }),
    ];
    expect(featuredHomes(found, 4).map(({ id }) => id)).toEqual(['1', '3', '2', '4']);
  });

  it('puts homes above each other that differ, too', () => {
    const subjects = ['facade', 'living-room'].flatMap((subject) => Array.from({ length: 4 }, () => subject));
    const found = subjects.map((subject, index) => home({ id: String(index), ...picture(subject) }));
    const shown = featuredHomes(found, 8).map(({ imagePath }) => imagePath?.includes('facade'));
    expect(shown).toEqual([true, false, true, false, false, true, false, true]);
  });

  it('takes the next best where all are alike', () => {
    const found = ['1', '2', '3'].map((id) => home({ id }));
    expect(featuredHomes(found, 2).map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('shows what there is when there are fewer', () => {
    expect(featuredHomes([home({ id: '1' })], 8)).toHaveLength(1);
    expect(featuredHomes([], 8)).toEqual([]);
  });

  it.each([
    ['the night', { isAvailableForLongTerm: false }, { amount: 14_200, currency: 'EUR', term: 'night' }],
    ['the month', { isAvailableForShortTerm: false }, { amount: 185_000, currency: 'EUR', term: 'month' }],
    ['nothing that is known', { nightlyPrice: null, monthlyPrice: null }, null],
  ])('says what a home costs by %s', (_term, changes, expected) => {
    const [featured] = featuredHomes([home(changes as Partial<PropertySummary>)], 1);
    expect(featured?.price).toEqual(expected);
  });

  it('takes only what a card shows, since it stands in the document', () => {
    const [featured] = featuredHomes([home(picture('facade'))], 1);
    expect(Object.keys(featured ?? {}).sort()).toEqual(
      [
        ...['cityName', 'id', 'imagePath', 'isRatedElsewhere', 'price'],
        ...['ratingAverage', 'reviewCount', 'title', 'typeId'],
      ].sort(),
    );
    expect(featured?.imagePath).toBe('/upload/scenes/home-1/facade-0');
  });
});

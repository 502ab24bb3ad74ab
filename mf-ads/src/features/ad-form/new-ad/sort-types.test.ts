import { sortTypes } from './sort-types.ts';

const typesOf = (...names: string[]) =>
  names.map((name, index) => ({ id: index + 1, name, text: { en: name, fr: name, de: name } }));

it('offers the frequent kinds first, and what has no name last', () => {
  const types = typesOf('house', 'loft', 'other', 'apartment', 'castle', 'room', 'studio');
  expect(sortTypes(types).map(({ name }) => name)).toEqual([
    'apartment',
    'house',
    'studio',
    'room',
    'loft',
    'castle',
    'other',
  ]);
});

import { groupTypes } from './group-types.ts';

const typesOf = (...names: string[]) =>
  names.map((name, index) => ({ id: index + 1, name, text: { en: name, fr: name, de: name } }));

it('offers kinds in groups, the frequent ones first, and what has no name last', () => {
  const types = typesOf('house', 'loft', 'other', 'treehouse', 'apartment', 'castle', 'hotel');
  const shown = groupTypes(types).map(({ group, types: kinds }) => [group, kinds.map(({ name }) => name)]);
  expect(shown).toEqual([
    ['homes', ['apartment', 'house', 'loft']],
    ['hospitality', ['hotel']],
    ['holidays', ['castle', 'treehouse', 'other']],
  ]);
  expect(groupTypes(typesOf('house')).map(({ group }) => group)).toEqual(['homes']);
});

import { mergeChanges, withoutNames, withoutSaved } from './ad-fields.ts';

it('a later change replaces single features and parts of texts, not all of them', () => {
  const merged = mergeChanges(
    { guestCount: 2, features: { 21: 1 }, texts: { de: { title: 'Haus' } } },
    { guestCount: 3, features: { 22: 1 }, texts: { de: { description: 'Am Fluss' } } },
  );
  expect(merged).toEqual({
    guestCount: 3,
    features: { 21: 1, 22: 1 },
    texts: { de: { title: 'Haus', description: 'Am Fluss' } },
  });
});

it('what was typed while something was saved is still to be saved', () => {
  const saved = { guestCount: 2, features: { 21: 1 }, texts: { de: { title: 'Ha' } } };
  expect(
    withoutSaved({ guestCount: 2, features: { 21: null }, texts: { de: { title: 'Haus' } } }, saved),
  ).toEqual({ features: { 21: null }, texts: { de: { title: 'Haus' } } });
  expect(withoutSaved(saved, saved)).toEqual({});
  expect(withoutSaved({ moveInDate: null }, {})).toEqual({ moveInDate: null });
});

it('a field of another tab is taken by its name', () => {
  const change = {
    guestCount: 2,
    features: { 21: 1, 22: 1 },
    texts: { de: { title: 'Haus', description: 'x' } },
  };
  expect(withoutNames(change, ['guestCount', 'features.22', 'texts.de.title'])).toEqual({
    features: { 21: 1 },
    texts: { de: { description: 'x' } },
  });
});

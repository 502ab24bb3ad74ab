import { everyMatch } from './every-match.ts';

it.each([
  ['words', 'one two three', /\w+/gu],
  ['groups', 'a1 b2', /(?<letter>[a-z])(\d)/gi],
  ['nothing', 'one', /\d/g],
  ['places without letters', 'aab🙂b', /(?=(a|b|🙂))/gu],
  ['every place, also beside characters of two units', '🙂a🙂', /(?:)/gu],
  ['every place', 'ab', /(?:)/g],
])('finds what matchAll finds: %s', (_name, text, pattern) => {
  expect(everyMatch(text, pattern)).toEqual(Array.from(text.matchAll(pattern)));
});

it('matches by the pattern itself, with which what V8 has compiled stays', () => {
  const pattern = /o/g;
  const exec = jest.spyOn(pattern, 'exec');
  everyMatch('one', pattern);
  expect(exec).toHaveBeenCalledTimes(2);
});

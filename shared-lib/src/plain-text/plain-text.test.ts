import { plain } from './plain-text.ts';

it.each([
  ['Straße', 'strasse'],
  ['Où êtes-vous ?', 'ou etes-vous ?'],
  ['l’œuvre', "l'oeuvre"],
])('reads %s as %s', (text, expected) => {
  expect(plain(text)).toBe(expected);
});

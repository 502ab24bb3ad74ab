import { firstLetter } from './first-letter.ts';

describe('firstLetter', () => {
  it.each([
    ['Marie', 'M'],
    ['élodie', 'É'],
    ['e\u0301lodie', 'É'],
    ['  Jean-Luc', 'J'],
    ['Øyvind', 'Ø'],
    ['👩🏽‍🚀 Ana', '👩🏽‍🚀'],
    ['   ', ''],
    ['', ''],
  ])('of %j is %j', (name, letter) => {
    expect(firstLetter(name)).toBe(letter);
  });
});

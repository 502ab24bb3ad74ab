import { attributionOf, isFromOpenStreetMap } from './street-attribution.ts';

const LINKED =
  '<a href="https://protomaps.com">Protomaps</a> &copy; <a href="https://openstreetmap.org">OpenStreetMap</a>';

describe('attributionOf', () => {
  it.each([
    ['words', { attribution: '© Town of Trier' }, '© Town of Trier'],
    ['links', { attribution: LINKED }, 'Protomaps © OpenStreetMap'],
    ['a script', { attribution: 'A<img src=x onerror=alert(1)>B' }, 'AB'],
    ['a number', { attribution: 5 }, ''],
    ['nothing', {}, ''],
    ['no metadata', undefined, ''],
  ])('reads the words of %s', (_case, metadata, words) => {
    expect(attributionOf(metadata)).toBe(words);
  });
});

describe('isFromOpenStreetMap', () => {
  it.each([
    ['© OpenStreetMap contributors', true],
    ['Protomaps © Openstreetmap', true],
    ['© Town of Trier', false],
    ['', false],
  ])('of «%s» is %s', (attribution, isFrom) => {
    expect(isFromOpenStreetMap(attribution)).toBe(isFrom);
  });
});

import { exampleAd } from '../examples/example-ad.ts';
import { countOf, filtersOf, matchingAds } from './ad-filter.ts';

const mill = exampleAd({
  id: '019b76da-a800-7838-a932-f8c36951b0e2',
  title: 'Alte Mühle',
  cityName: 'Vianden',
});
const draft = exampleAd({
  ...{ id: '019b76da-a800-7838-a932-f8c36951b0e3', title: null, cityName: null, state: 'draft' },
  missingArray: ['photos', 'text'],
});
const ads = [exampleAd(), mill, draft];

it('offers what homes lack, and the states that they are in', () => {
  expect(filtersOf(ads)).toEqual(['all', 'missing', 'draft', 'published']);
  expect(filtersOf([mill])).toEqual(['all', 'published']);
  expect(countOf(ads, 'published')).toBe(2);
});

it('finds words of the title and the place, whatever their case and accents', () => {
  expect(matchingAds(ads, 'all', ' muhle VIAND ')).toEqual([mill]);
  expect(matchingAds(ads, 'draft', 'Mühle')).toEqual([]);
  expect(matchingAds(ads, 'missing', '')).toEqual([draft]);
});

import type { CardContent, Property } from '@moien/contract';

type Drawn = Pick<
  Property,
  | 'title'
  | 'cityName'
  | 'currency'
  | 'nightlyPrice'
  | 'monthlyPrice'
  | 'isAvailableForShortTerm'
  | 'isAvailableForLongTerm'
  | 'imageArray'
>;

/** All that a property's social card is drawn from: its address changes with each. */
export function cardContent(property: Drawn): CardContent {
  const { title, cityName, currency, nightlyPrice, monthlyPrice, imageArray } = property;
  const { isAvailableForShortTerm, isAvailableForLongTerm } = property;
  const terms = [isAvailableForShortTerm, isAvailableForLongTerm];
  return [title, cityName, currency, nightlyPrice, monthlyPrice, ...terms, imageArray[0]?.path];
}

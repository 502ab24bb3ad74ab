import type { TextFunction } from '@moien/shared-lib';
import { formatNumber } from '@moien/shared-lib/ui';
import { stayRules } from '../../house-rules/stay-rules.ts';
import type { PropertyView } from '../../property-details/property-store.ts';

/** One thing of each home, in their order: a text, whether it is there, or undefined if it is not known. */
export type ComparisonRow = { key: string; name: string; values: (string | boolean | undefined)[] };
export type ComparisonGroup = { key: string; title: string; rows: ComparisonRow[] };

/** The texts of this page, and those of the search, which name rules and amenities. */
export type ComparisonTexts = { own: TextFunction; search: TextFunction };

/** What homes are compared by: rooms, rules with the cancellation, and each amenity that one of them has. */
export function comparisonGroups(
  homes: readonly PropertyView[],
  languageTag: string,
  texts: ComparisonTexts,
): ComparisonGroup[] {
  const { own: t, search } = texts;
  return [
    { key: 'rooms', title: t('compare-rooms', {}), rows: roomRows(homes, languageTag, texts) },
    { key: 'rules', title: search('house-rules', {}), rows: ruleRows(homes, search) },
    { key: 'amenities', title: search('features', {}), rows: amenityRows(homes) },
  ].filter(({ rows }) => rows.length > 0);
}

/** Rows in which homes differ. */
export function differing(groups: readonly ComparisonGroup[]): ComparisonGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(isDiffering) }))
    .filter(({ rows }) => rows.length > 0);
}

export function isDiffering({ values }: ComparisonRow): boolean {
  return new Set(values).size > 1;
}

function roomRows(
  homes: readonly PropertyView[],
  languageTag: string,
  { own: t, search }: ComparisonTexts,
): ComparisonRow[] {
  const row = (key: string, countOf: (home: PropertyView['property']) => number | null) => ({
    key,
    name: t(`compare-${key}`, {}),
    values: homes.map(({ property }) => {
      const count = countOf(property);
      if (count === null) return undefined;
      const formatted = formatNumber(count, languageTag);
      return key === 'area' ? search('area', { formatted }) : formatted;
    }),
  });
  return [
    row('bedrooms', ({ bedroomCount }) => bedroomCount),
    row('bathrooms', ({ bathroomCount }) => bathroomCount),
    row('area', ({ areaSquareMetres }) => areaSquareMetres),
  ].filter(({ values }) => values.some((value) => value !== undefined));
}

function ruleRows(homes: readonly PropertyView[], search: TextFunction): ComparisonRow[] {
  const rules = homes.map(({ property, permissions }) => stayRules(property, permissions, search));
  const names = new Map(rules.flat().map(({ key, name }) => [key, name]));
  return [...names].map(([key, name]) => ({
    key,
    name,
    values: rules.map((own) => own.find((rule) => rule.key === key)?.value),
  }));
}

function amenityRows(homes: readonly PropertyView[]): ComparisonRow[] {
  const features = homes.map(({ featureGroups }) =>
    featureGroups.flatMap(({ subgroups }) => subgroups.flatMap((subgroup) => subgroup.features)),
  );
  const names = new Map(features.flat().map(({ id, text }) => [id, text]));
  return [...names].map(([id, name]) => ({
    key: String(id),
    name,
    values: features.map((own) => {
      const feature = own.find((one) => one.id === id);
      return feature?.value === undefined ? feature !== undefined : String(feature.value);
    }),
  }));
}

import { exampleProperty } from '@moien/shared-lib/testing';
import type { PropertyView } from '../../property-details/property-store.ts';
import { comparisonGroups, differing } from './comparison-rows.ts';

const t = (slug: string, values: Record<string, unknown>) => [slug, ...Object.values(values)].join(' ');
const texts = { own: t, search: t };

const home = (
  property: Partial<PropertyView['property']>,
  features: { id: number; text: string; value?: number }[],
): PropertyView => ({
  property: { ...exampleProperty, ...property },
  permissions: { pets: true, smoking: false, parties: false },
  featureGroups: [
    {
      id: 1,
      title: 'Kitchen',
      subgroups: [
        {
          id: 2,
          title: undefined,
          features: features.map((one) => ({ ...one, name: one.text, unit: null })),
        },
      ],
    },
  ],
});

const homes = [
  home({ bedroomCount: 2, areaSquareMetres: null, cancellationPolicy: 'strict' }, [
    { id: 7, text: 'Oven' },
    { id: 8, text: 'Beds', value: 3 },
  ]),
  home({ bedroomCount: 1, areaSquareMetres: 60, cancellationPolicy: 'moderate' }, [{ id: 9, text: 'Sauna' }]),
];
const groups = comparisonGroups(homes, 'en', texts);
const valuesOf = (group: string, key: string, of = groups) =>
  of.find((one) => one.key === group)?.rows.find((row) => row.key === key)?.values;

it('homes are compared by rooms, rules and each amenity that one of them has', () => {
  expect(valuesOf('rooms', 'bedrooms')).toEqual(['2', '1']);
  expect(valuesOf('rooms', 'area')).toEqual([undefined, 'area 60']);
  expect(valuesOf('rules', 'cancellation-policy')).toEqual(['cancellation-strict', 'cancellation-moderate']);
  expect(groups.at(-1)?.rows.map(({ name, values }) => [name, ...values])).toEqual([
    ['Oven', true, false],
    ['Beds', '3', false],
    ['Sauna', false, true],
  ]);
});

it('what is the same in all of them can be left out', () => {
  expect(valuesOf('rules', 'rule-pets')).toEqual(['yes', 'yes']);
  expect(valuesOf('rules', 'rule-pets', differing(groups))).toBeUndefined();
  expect(valuesOf('rooms', 'bedrooms', differing(groups))).toEqual(['2', '1']);
});

import type { Feature, PaintRule } from 'protomaps-leaflet';
import type { StreetColours } from './street-colours.ts';
import { labelRulesOf, paintRulesOf } from './street-style.ts';

const COLOURS: StreetColours = {
  water: 'water',
  land: 'land',
  park: 'park',
  road: 'road',
  'road-large': 'road-large',
  'road-edge': 'road-edge',
  rail: 'rail',
  border: 'border',
  text: 'text',
  'text-water': 'text-water',
  fontFamily: 'sans-serif',
};
const ZOOM = 14;

const featureOf = (props: Record<string, string>, geomType = 2) =>
  ({ props, geomType }) as unknown as Feature;

/** Rules of a layer that take a feature. */
function taking<Rule extends Pick<PaintRule, 'dataLayer' | 'filter'>>(
  rules: readonly Rule[],
  dataLayer: string,
  feature: Feature,
): Rule[] {
  return rules.filter((rule) => rule.dataLayer === dataLayer && (rule.filter?.(ZOOM, feature) ?? true));
}

describe('paintRulesOf', () => {
  const rules = paintRulesOf(COLOURS);

  it.each(['highway', 'major_road', 'medium_road', 'minor_road'])('draws a %s over its edge', (kind) => {
    expect(taking(rules, 'roads', featureOf({ kind }))).toHaveLength(2);
  });

  it.each([
    ['roads', { kind: 'rail' }],
    ['transit', { kind: 'rail' }],
    ['water', { kind: 'river' }],
    ['physical_line', { 'pmap:kind': 'river' }],
    ['landuse', { kind: 'park' }],
    ['boundaries', { kind: 'country' }],
  ])('draws in %s %o', (dataLayer, props) => {
    expect(taking(rules, dataLayer, featureOf(props))).toHaveLength(1);
  });

  it('fills water that is an area', () => {
    expect(taking(rules, 'water', featureOf({ kind: 'lake' }, 3))).toHaveLength(1);
  });

  it.each(['path', 'ferry', 'other'])('leaves out a %s', (kind) => {
    expect(taking(rules, 'roads', featureOf({ kind }))).toEqual([]);
  });
});

describe('labelRulesOf', () => {
  const rules = labelRulesOf(COLOURS, 'de', (name) => name === 'Luxemburg');

  it('names quarters, and places that have no name from us', () => {
    expect(taking(rules, 'places', featureOf({ kind: 'neighbourhood', name: 'Grund' }, 1))).toHaveLength(1);
    expect(taking(rules, 'places', featureOf({ kind: 'locality', name: 'Strassen' }, 1))).toHaveLength(1);
    const city = { kind: 'locality', name: 'Lëtzebuerg', 'name:de': 'Luxemburg' };
    expect(taking(rules, 'places', featureOf(city, 1))).toEqual([]);
  });

  it.each([
    ['water', 'river'],
    ['roads', 'major_road'],
    ['roads', 'minor_road'],
  ])('names in %s a %s', (dataLayer, kind) => {
    expect(taking(rules, dataLayer, featureOf({ kind, name: 'Name' }))).toHaveLength(1);
  });
});

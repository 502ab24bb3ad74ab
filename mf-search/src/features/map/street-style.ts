import {
  CenteredTextSymbolizer,
  exp,
  type Feature,
  type LabelRule,
  LineLabelSymbolizer,
  LineSymbolizer,
  type PaintRule,
  PolygonSymbolizer,
} from 'protomaps-leaflet';
import type { StreetColours } from './street-colours.ts';

const PARKS = ['park', 'forest', 'wood', 'nature_reserve', 'cemetery', 'grass', 'golf_course', 'garden'];
const QUARTERS = ['neighbourhood', 'macrohood', 'suburb', 'quarter'];

type Widths = [zoom: number, pixels: number][];
const WIDTHS: Record<'highway' | 'major_road' | 'medium_road' | 'minor_road', Widths> = {
  highway: [
    [9, 1],
    [12, 2.5],
    [15, 7],
    [18, 18],
  ],
  major_road: [
    [9, 0.5],
    [12, 1.75],
    [15, 6],
    [18, 16],
  ],
  medium_road: [
    [10, 0.5],
    [12, 1.5],
    [15, 4.5],
    [18, 13],
  ],
  minor_road: [
    [11, 0.5],
    [13, 1.25],
    [15, 3.5],
    [18, 11],
  ],
};
const EDGE = 1.5;
const RIVERS = ['river', 'stream', 'canal'];
const GROWTH = 1.5;

const kindOf = ({ props }: Feature) => String(props.kind ?? props['pmap:kind'] ?? '');
const isKind =
  (...kinds: string[]) =>
  (_zoom: number, feature?: Feature) =>
    feature !== undefined && kinds.includes(kindOf(feature));

/** Ground, water, ways and rails in the colours of the map, from layers of the Protomaps basemap. */
export function paintRulesOf(colours: StreetColours): PaintRule[] {
  const fill = (dataLayer: string, colour: string, filter?: PaintRule['filter']): PaintRule => ({
    dataLayer,
    symbolizer: new PolygonSymbolizer({ fill: colour }),
    ...(filter ? { filter } : {}),
  });
  const lines = (
    dataLayer: string,
    color: string,
    widths: Widths,
    filter: PaintRule['filter'],
  ): PaintRule => ({
    dataLayer,
    symbolizer: new LineSymbolizer({
      color,
      width: exp(GROWTH, widths),
      lineCap: 'round',
      lineJoin: 'round',
    }),
    ...(filter ? { filter } : {}),
  });
  const ways = Object.entries(WIDTHS).reverse();
  return [
    fill('earth', colours.land),
    fill('landuse', colours.park, isKind(...PARKS)),
    fill('water', colours.water, (_zoom, feature) => feature?.geomType === POLYGON),
    lines('water', colours.water, RIVER_WIDTHS, isKind(...RIVERS)),
    lines('physical_line', colours.water, RIVER_WIDTHS, isKind(...RIVERS)),
    ...ways.map(([kind, widths]) => lines('roads', colours['road-edge'], widths.map(widened), isKind(kind))),
    ...ways.map(([kind, widths]) =>
      lines('roads', kind === 'highway' ? colours['road-large'] : colours.road, widths, isKind(kind)),
    ),
    ...['roads', 'transit'].map((dataLayer) => rail(dataLayer, colours)),
    lines('boundaries', colours.border, [[8, 1]], isKind('country')),
  ];
}

const POLYGON = 3;
const RIVER_WIDTHS: Widths = [
  [9, 0.75],
  [12, 1.75],
  [15, 5],
  [18, 12],
];

function widened([zoom, pixels]: Widths[number]): Widths[number] {
  return [zoom, pixels + EDGE];
}

function rail(dataLayer: string, { rail: color, land }: StreetColours): PaintRule {
  return {
    dataLayer,
    symbolizer: new LineSymbolizer({ color, width: 2, dash: [4, 4], dashColor: land, dashWidth: 1 }),
    filter: isKind('rail'),
    minzoom: 10,
  };
}

/** @param isWritten whether a place has its name from elsewhere already */
export function labelRulesOf(
  colours: StreetColours,
  languageTag: string,
  isWritten: (name: string) => boolean,
): LabelRule[] {
  const labelProps = [`name:${languageTag}`, 'name'];
  const text = (font: string, fill: string) => ({
    labelProps,
    font: `${font} ${colours.fontFamily}`,
    fill,
    stroke: colours.land,
    width: 3,
  });
  const hasName = ({ props }: Feature) => labelProps.some((key) => isWritten(String(props[key] ?? '')));
  return [
    {
      dataLayer: 'places',
      symbolizer: new CenteredTextSymbolizer(text('600 13px', colours.text)),
      filter: (_zoom, feature) =>
        feature !== undefined && kindOf(feature) === 'locality' && !hasName(feature),
    },
    {
      dataLayer: 'places',
      symbolizer: new CenteredTextSymbolizer({ ...text('500 12px', colours.text), lineHeight: 1.2 }),
      filter: isKind(...QUARTERS),
      minzoom: 12,
    },
    {
      dataLayer: 'water',
      symbolizer: new LineLabelSymbolizer(text('italic 500 12px', colours['text-water'])),
      filter: isKind(...RIVERS),
      minzoom: 12,
    },
    {
      dataLayer: 'roads',
      symbolizer: new LineLabelSymbolizer(text('500 12px', colours.text)),
      filter: isKind('major_road', 'medium_road'),
      minzoom: 14,
    },
    {
      dataLayer: 'roads',
      symbolizer: new LineLabelSymbolizer(text('400 11px', colours.text)),
      filter: isKind('minor_road'),
      minzoom: 16,
    },
  ];
}

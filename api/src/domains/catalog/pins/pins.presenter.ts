import { EXACT_COUNT_MAXIMUM, type Pin, type PinCluster, type PinMap, type PinPrice } from '@moien/contract';
import type { Static } from 'typebox';
import { presentEach, type WarningLog } from '../../../lib/present-each.ts';
import { knownCurrency } from '../card/known-currency.ts';
import type { SearchCriteria } from '../criteria/search-criteria.ts';
import { quoteOf, type Stay } from '../criteria/stay-columns.ts';
import type { PinRow } from './pins.repository.ts';

type AlonePinRow = Extract<PinRow, { id: string }>;

type PricedBy = { stay: Stay | undefined } & Pick<SearchCriteria, 'isShortTerm' | 'isLongTerm'>;

export function presentPins(
  rows: readonly PinRow[],
  pricedBy: PricedBy,
  log: WarningLog,
): Static<typeof PinMap> {
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const pins = presentEach(
    rows,
    (row) => (row.id === null ? presentCluster(row) : presentPin(row, pricedBy)),
    log,
  );
  return {
    pinArray: withRanks(pins, recommendationsOf(rows)),
    count: Math.min(count, EXACT_COUNT_MAXIMUM),
    isCountExact: count <= EXACT_COUNT_MAXIMUM,
  };
}

/** Of the best homes, by id. */
function recommendationsOf(rows: readonly PinRow[]): ReadonlyMap<string, number> {
  return new Map(
    rows.flatMap((row) => (row.id !== null && row.is_best ? [[row.id, row.recommendation]] : [])),
  );
}

/** The best homes that have a price, as the search recommends them. */
function withRanks(
  pins: readonly (Static<typeof Pin> | Static<typeof PinCluster>)[],
  recommendations: ReadonlyMap<string, number>,
): Static<typeof PinMap>['pinArray'] {
  const goodness = (id: string) => recommendations.get(id) ?? 0;
  const ranked = pins
    .flatMap((pin) =>
      pin.kind === 'property' && pin.price && recommendations.has(pin.propertyId) ? [pin.propertyId] : [],
    )
    .sort((one, other) => goodness(other) - goodness(one) || (one < other ? -1 : 1));
  const ranks = new Map(ranked.map((id, index) => [id, index + 1]));
  return pins.map((pin) => {
    const rank = pin.kind === 'property' ? ranks.get(pin.propertyId) : undefined;
    return rank === undefined ? pin : { ...pin, rank };
  });
}

function presentCluster(row: PinRow): Static<typeof PinCluster> {
  const { latitude, longitude, count, south, west, north, east } = row;
  return {
    kind: 'cluster',
    latitude,
    longitude,
    count,
    bounds: { south, west, north, east },
    propertyIdArray: row.property_ids,
  };
}

function presentPin(row: AlonePinRow, pricedBy: PricedBy): Static<typeof Pin> {
  return {
    kind: 'property',
    propertyId: row.id,
    latitude: row.latitude,
    longitude: row.longitude,
    price: priceOf(row, pricedBy),
  };
}

/** The total of the stay that was searched, else the price of a night, else of a month. */
function priceOf(
  row: AlonePinRow,
  { stay, isShortTerm, isLongTerm }: PricedBy,
): Static<typeof PinPrice> | null {
  const currency = knownCurrency(row);
  if (stay) {
    const quote = quoteOf(row, stay);
    return quote && { kind: 'stay', amount: quote.total, currency };
  }
  const isByNight = row.is_available_for_short_term && (isShortTerm || !isLongTerm);
  if (isByNight && row.nightly_price !== null) return { kind: 'night', amount: row.nightly_price, currency };
  if (row.is_available_for_long_term && row.monthly_price !== null)
    return { kind: 'month', amount: row.monthly_price, currency };
  return null;
}

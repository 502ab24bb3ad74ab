import {
  COMPARED_MAXIMUM,
  type Day,
  decodeSearchQuery,
  emptySearchQuery,
  type SearchQuery,
} from '@moien/contract';
import { readStay, writeStay } from '../../booking-box/stay-parameters.ts';
import { staySearch } from '../../search-state/stay-search.ts';

/** What the address of the favourites page asks for. */
export type FavoritesView = {
  /** The list that is shown, by id or `default`; undefined: all favourites. */
  list: string | undefined;
  /** Who comes and when: of a search, nothing else. */
  stay: SearchQuery;
  /** On the map instead of in a list. */
  isMap: boolean;
  /** Ids of homes that are shown side by side, once there are two. */
  compare: readonly string[];
};

export const COMPARED_MINIMUM = 2;

/** The list of homes that are in no other one. */
export const DEFAULT_LIST = 'default';

const MAP_VIEW = 'map';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What nobody could have meant is left out, and so are days that have passed. */
export function readView(search: URLSearchParams, today: Day): FavoritesView {
  const list = search.get('list') ?? '';
  const stay = writeStay(readStay(search, today), new URLSearchParams());
  const ids = (search.get('compare') ?? '').split(',').filter((id) => UUID.test(id));
  return {
    list: list === DEFAULT_LIST || UUID.test(list) ? list : undefined,
    stay: decodeSearchQuery(stay).query,
    isMap: search.get('view') === MAP_VIEW,
    compare: [...new Set(ids)].slice(0, COMPARED_MAXIMUM),
  };
}

export function writeView({ list, stay, isMap, compare }: FavoritesView): URLSearchParams {
  return new URLSearchParams([
    ...(list === undefined ? [] : [['list', list]]),
    ...staySearch(stay),
    ...(isMap ? [['view', MAP_VIEW]] : []),
    ...(compare.length === 0 ? [] : [['compare', compare.join(',')]]),
  ]);
}

/** What the service is asked for a stay; nothing until both days are chosen. */
export function stayParameters({ stay }: Pick<FavoritesView, 'stay'>): URLSearchParams {
  const { arrivalDate, departureDate } = stay.bookingParameters;
  return arrivalDate && departureDate ? staySearch(stay) : new URLSearchParams();
}

export const noStay = emptySearchQuery;

/** Business constants of specification §9. Prices in whole currency units, distances in kilometres. */
export const MAXIMUM_GUESTS_PER_TYPE = 10;
export const SHORT_TERM_PRICE_MAXIMUM = 2000;
export const LONG_TERM_PRICE_MAXIMUM = 10_000;
export const RANGE_DISTANCE_MINIMUM = 10;
export const RANGE_DISTANCE_MAXIMUM = 200;
export const DEFAULT_COORDINATES = { latitude: 49.61, longitude: 6.13 } as const;
export const LOCATION_SEARCH_DEBOUNCE_MILLISECONDS = 1000;
/** Product decision 22: counts are exact up to here, then shown as `10,000+`. */
export const EXACT_COUNT_MAXIMUM = 10_000;
export const PROPERTIES_PER_PAGE = 24;
/** The essentials stand in every document, which is why their lists end. */
export const ESSENTIAL_CITIES_MAXIMUM = 500;
export const ESSENTIAL_TEXTS_MAXIMUM = 200;
/** How far ahead availability is kept and shown, in days. */
export const AVAILABILITY_DAYS = 365;
export const MAXIMUM_STAY_NIGHTS = 365;
/** Kinds of booking options in one stay, and how often each of them. */
export const CHOSEN_OPTIONS_MAXIMUM = 20;
export const MAXIMUM_OPTION_QUANTITY = 50;
export const SIMILAR_PROPERTIES_MAXIMUM = 8;
/** Things on the map at once: single homes and heaps of them. */
export const PINS_MAXIMUM = 300;
/** Homes of a part of the map whose prices are shown: the best of it. */
export const RANKED_PINS_MAXIMUM = 40;
/**
 * Bars of a price histogram, the last with all that is dearer; `price-histogram.ts` says where each begins.
 */
export const HISTOGRAM_PARTS = 40;
/** Specification §9: area in square metres, and rooms, bedrooms and floors. */
export const AREA_MAXIMUM = 300;
export const ROOM_COUNT_MAXIMUM = 6;
/** Specification §9: property types shown before "show all". */
export const PROPERTY_TYPES_SHOWN = 4;
/** A person's favorites and visited homes. */
export const FAVORITES_MAXIMUM = 500;
export const HISTORY_MAXIMUM = 200;
/** A person's past searches, and how long one may be as an address has it. */
export const PAST_SEARCHES_MAXIMUM = 200;
export const PAST_SEARCH_QUERY_MAXIMUM = 1000;
/** A person's lists of favorites, besides the default one. */
export const FAVORITE_LISTS_MAXIMUM = 50;
export const FAVORITE_LIST_NAME_MAXIMUM = 60;
/** How the default list, which has no id, is named where one is. */
export const DEFAULT_FAVORITE_LIST = 'default';
export const FAVORITE_NOTE_MAXIMUM = 1000;
/** Homes that are shown side by side. */
export const COMPARED_MAXIMUM = 4;
/** Lists of one person that are shared at once, and for how long one is, in days. */
export const FAVORITE_SHARES_MAXIMUM = 20;
export const FAVORITE_SHARE_DAYS = 180;
/** Groups of a search that can be left out as one when it finds nothing. */
export const LOOSENINGS = ['place', 'stay', 'guests', 'budget', 'filters'] as const;
/** Parameters of a stay (specification §3): a search's, which go along to a home's page. */
export const STAY_DATE_NAMES = ['arrivalDate', 'departureDate'] as const;
export const GUEST_COUNT_NAMES = ['adultCount', 'childrenCount', 'infantCount', 'petCount'] as const;

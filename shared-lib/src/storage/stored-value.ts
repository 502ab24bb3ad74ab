import {
  isLanguageTag,
  type LanguageTag,
  MAXIMUM_GUESTS_PER_TYPE,
  type NewsletterSubscription,
  type NightCountByPriceMap,
  type Property,
} from '@moien/contract';

export type DeviceToken = { deviceToken: string; deviceType: 'web' | 'android' | 'ios' };

/** The home that somebody has begun to book (specification §3). */
export type BookedProperty = {
  id: string;
  /** Of its owner. */
  userId: string;
  featureArray: Property['featureArray'];
  nightCountByPriceMap: NightCountByPriceMap;
  /** Units of the currency that prices are shown in for one of the property's. */
  conversionRate: number;
};

/** Who comes along (specification §3). */
export type StoredGuestCounts = { adult: number; children: number; infant: number; pet: number };

/** A city that was searched, with the name that it was shown by. */
export type RecentPlace = { id: number; name: string };
const RECENT_PLACES_MAXIMUM = 5;

/** What the page keeps in the browser, by key (specification §3). */
export type StoredValues = {
  'booked-property': BookedProperty;
  'device-token': DeviceToken;
  'guest-counts': StoredGuestCounts;
  isOnboardingCompleted: boolean;
  languageTag: LanguageTag;
  /** Dismissed: whoever closed the invitation is not asked again. */
  'newsletter-subscription': NewsletterSubscription & { isDismissed?: boolean };
  /** When this browser has asked whether it may show notifications, in milliseconds since 1970. */
  'push-question': number[];
  /** The latest first. */
  'recent-places': RecentPlace[];
};

/** Anybody may have written what is there: each key says what it understands. */
const parsers: { [Key in keyof StoredValues]: (text: string) => StoredValues[Key] | undefined } = {
  'booked-property': parseBookedProperty,
  'device-token': (text) => {
    const { deviceToken, deviceType } = parseRecord(text);
    if (typeof deviceToken !== 'string' || deviceToken === '') return undefined;
    return deviceType === 'web' || deviceType === 'android' || deviceType === 'ios'
      ? { deviceToken, deviceType }
      : undefined;
  },
  'guest-counts': (text) => {
    const { adult, children, infant, pet } = parseRecord(text);
    return isGuestCount(adult) && isGuestCount(children) && isGuestCount(infant) && isGuestCount(pet)
      ? { adult, children, infant, pet }
      : undefined;
  },
  isOnboardingCompleted: (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
  languageTag: (text) => (isLanguageTag(text) ? text : undefined),
  'newsletter-subscription': (text) => {
    const { isActive, email, languageCode, isDismissed } = parseRecord(text);
    return typeof isActive === 'boolean' && typeof email === 'string' && isLanguageTag(languageCode)
      ? { isActive, email, languageCode, ...(isDismissed === true && { isDismissed }) }
      : undefined;
  },
  'push-question': (text) => {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isPositive) : undefined;
  },
  'recent-places': (text) => {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isRecentPlace).slice(0, RECENT_PLACES_MAXIMUM) : undefined;
  },
};

/**
 * `undefined` where nothing is kept, or nothing that can be understood, or storage is switched off. Only in
 * the browser.
 */
export function readStored<Key extends keyof StoredValues>(key: Key): StoredValues[Key] | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : parsers[key](text);
  } catch {
    return undefined;
  }
}

/** Keeps a value, if the browser lets us. Only in the browser. */
export function writeStored<Key extends keyof StoredValues>(key: Key, value: StoredValues[Key]): void {
  try {
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  } catch {
    // Storage may be switched off or full; the page works without it.
  }
}

/** Only in the browser. */
export function removeStored(key: keyof StoredValues): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where storage is switched off, nothing was kept.
  }
}

function parseRecord(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text);
  return isRecord(value) ? value : {};
}

/** Whoever kept none saw prices as they are: the rate is 1 then (specification §3). */
function parseBookedProperty(text: string): BookedProperty | undefined {
  const { id, userId, featureArray, nightCountByPriceMap, conversionRate = 1 } = parseRecord(text);
  const isUnderstood =
    isName(id) &&
    isName(userId) &&
    Array.isArray(featureArray) &&
    featureArray.every(isFeature) &&
    isNightCountByPriceMap(nightCountByPriceMap) &&
    isPositive(conversionRate);
  return isUnderstood ? { id, userId, featureArray, nightCountByPriceMap, conversionRate } : undefined;
}

function isFeature(value: unknown): value is BookedProperty['featureArray'][number] {
  if (!isRecord(value)) return false;
  return Number.isInteger(value.featureTypeId) && Number.isFinite(value.value);
}

function isNightCountByPriceMap(value: unknown): value is NightCountByPriceMap {
  if (!isRecord(value)) return false;
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([price, count]) => /^\d{1,15}$/.test(price) && isCount(count));
}

function isRecentPlace(value: unknown): value is RecentPlace {
  return isRecord(value) && isCount(value.id) && isName(value.name);
}

function isGuestCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAXIMUM_GUESTS_PER_TYPE;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && isPositive(value);
}

function isPositive(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

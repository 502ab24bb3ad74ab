import { isLanguageTag, type LanguageTag, type NewsletterSubscription } from '@moien/contract';

export type DeviceToken = { deviceToken: string; deviceType: 'web' | 'android' | 'ios' };

/** What the page keeps in the browser, by key (specification §3). */
export type StoredValues = {
  'device-token': DeviceToken;
  isOnboardingCompleted: boolean;
  languageTag: LanguageTag;
  'newsletter-subscription': NewsletterSubscription;
};

/** Anybody may have written what is there: each key says what it understands. */
const parsers: { [Key in keyof StoredValues]: (text: string) => StoredValues[Key] | undefined } = {
  'device-token': (text) => {
    const { deviceToken, deviceType } = parseRecord(text);
    if (typeof deviceToken !== 'string' || deviceToken === '') return undefined;
    return deviceType === 'web' || deviceType === 'android' || deviceType === 'ios'
      ? { deviceToken, deviceType }
      : undefined;
  },
  isOnboardingCompleted: (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
  languageTag: (text) => (isLanguageTag(text) ? text : undefined),
  'newsletter-subscription': (text) => {
    const { isActive, email, languageCode } = parseRecord(text);
    return typeof isActive === 'boolean' && typeof email === 'string' && isLanguageTag(languageCode)
      ? { isActive, email, languageCode }
      : undefined;
  },
};

/** `undefined` where nothing is kept, or nothing that can be understood, or storage is switched off. Only in the browser. */
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

function parseRecord(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

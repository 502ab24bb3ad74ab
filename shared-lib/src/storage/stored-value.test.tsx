import { readStored, type StoredValues, writeStored } from './stored-value.ts';

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const VALUES: StoredValues = {
  'device-token': { deviceToken: 'abc', deviceType: 'ios' },
  isOnboardingCompleted: true,
  languageTag: 'de',
  'newsletter-subscription': { isActive: true, email: 'lea@example.com', languageCode: 'fr' },
};

describe('stored values', () => {
  it.each(Object.keys(VALUES) as (keyof StoredValues)[])('reads what was written under %s', (key) => {
    expect(readStored(key)).toBeUndefined();
    writeStored(key, VALUES[key]);
    expect(readStored(key)).toEqual(VALUES[key]);
  });

  it.each<[keyof StoredValues, string]>([
    ['device-token', '{"deviceToken":"abc","deviceType":"fridge"}'],
    ['device-token', '{"deviceToken":7,"deviceType":"web"}'],
    ['isOnboardingCompleted', 'yes'],
    ['languageTag', 'lb'],
    ['newsletter-subscription', 'null'],
    ['newsletter-subscription', '{"isActive":"yes"}'],
    ['newsletter-subscription', '{"isActive":'],
  ])('takes nothing from %s that it does not understand: %s', (key, text) => {
    localStorage.setItem(key, text);
    expect(readStored(key)).toBeUndefined();
  });

  it('does without storage where it is switched off', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    writeStored('languageTag', 'fr');
    expect(readStored('languageTag')).toBeUndefined();
  });
});

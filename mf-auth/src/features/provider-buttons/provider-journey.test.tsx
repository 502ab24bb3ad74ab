import {
  createState,
  forgetProviderJourney,
  readProviderJourney,
  writeProviderJourney,
} from './provider-journey.ts';

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

describe('the journey to a provider', () => {
  it('is read as it was written, until it is forgotten', () => {
    const journey = { state: 'abc', provider: 'google', next: '/de/dashboard?page=2#top' };
    expect(writeProviderJourney(journey)).toBe(true);
    expect(readProviderJourney()).toEqual(journey);
    forgetProviderJourney();
    expect(readProviderJourney()).toBeUndefined();
  });

  it('needs no path to go on to', () => {
    writeProviderJourney({ state: 'abc', provider: 'google' });
    expect(readProviderJourney()).toEqual({ state: 'abc', provider: 'google' });
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'does not go on to %s',
    (next) => {
      writeProviderJourney({ state: 'abc', provider: 'google', next });
      expect(readProviderJourney()).toEqual({ state: 'abc', provider: 'google' });
    },
  );

  it.each([
    '',
    '{',
    'null',
    '7',
    '{"provider":"google"}',
    '{"state":"","provider":"google"}',
    '{"state":"abc"}',
  ])('is none where %j is kept', (text) => {
    sessionStorage.setItem('provider-journey', text);
    expect(readProviderJourney()).toBeUndefined();
  });

  it('says that it cannot be begun where storage is switched off', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    expect(writeProviderJourney({ state: 'abc', provider: 'google' })).toBe(false);
    expect(readProviderJourney()).toBeUndefined();
    expect(forgetProviderJourney).not.toThrow();
  });

  it('has a state of its own, long enough not to be guessed', () => {
    const states = Array.from({ length: 50 }, createState);
    expect(new Set(states).size).toBe(50);
    for (const state of states) expect(state).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });
});

import { consumeProviderHash } from './provider-hash.ts';

const HASH = '#access_token=ya29.secret&token_type=Bearer&state=abc';
const address = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('a token of a provider in the hash', () => {
  it('is taken off the address of every page, and handed on where this tab has begun the sign-in', () => {
    sessionStorage.setItem('provider-journey', '{}');
    window.history.replaceState({ key: 'kept' }, '', `/de/search?cityId=7${HASH}`);
    const length = window.history.length;
    expect(consumeProviderHash('/de/auth')).toBe(HASH);
    expect(address()).toBe('/de/search?cityId=7');
    expect([window.history.state, window.history.length]).toEqual([{ key: 'kept' }, length]);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('is taken off and left alone where it has not', () => {
    window.history.replaceState(null, '', `/de${HASH}`);
    expect(consumeProviderHash('/de/auth')).toBeUndefined();
    expect(address()).toBe('/de');
    expect(console.warn).toHaveBeenCalled();
  });

  it.each([`/de/auth${HASH}`, '/de/blog#content', '/de#state=access_token', '/de'])('lets %s be', (path) => {
    window.history.replaceState(null, '', path);
    expect(consumeProviderHash('/de/auth')).toBeUndefined();
    expect(address()).toBe(path);
  });
});

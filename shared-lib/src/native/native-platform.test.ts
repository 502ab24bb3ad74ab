import { nativePlatform } from './native-platform.ts';

const bridge = (platform: string, isNative: boolean) => ({
  isNativePlatform: () => isNative,
  getPlatform: () => platform,
});

describe('nativePlatform', () => {
  it.each(['android', 'ios'] as const)('knows the app on %s', (platform) => {
    expect(nativePlatform(bridge(platform, true))).toBe(platform);
  });

  it.each([
    ['a page on the web', undefined],
    ['the web, opened by the wrapper’s own tools', bridge('web', false)],
    ['a system that is none of ours', bridge('electron', true)],
    ['something else of that name', {}],
  ])('does not take %s for the app', (_place, found) => {
    expect(nativePlatform(found)).toBeUndefined();
  });
});

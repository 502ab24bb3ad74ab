export type NativePlatform = 'android' | 'ios';

/** What a wrapper of the page for phones leaves in it. */
export type NativeBridge = { isNativePlatform?: () => boolean; getPlatform?: () => string };

/** The phone's system where the page runs inside the app; `undefined` on the web and on the server. */
export function nativePlatform(
  bridge: NativeBridge | undefined = Reflect.get(globalThis, 'Capacitor'),
): NativePlatform | undefined {
  if (!bridge?.isNativePlatform?.()) return undefined;
  const platform = bridge.getPlatform?.();
  return platform === 'android' || platform === 'ios' ? platform : undefined;
}

/** A plugin as Capacitor's bridge puts it into the page: methods that answer with a promise, and events. */
type Plugin<Methods, Events extends Record<string, unknown> = Record<never, never>> = Methods & {
  addListener: <Name extends keyof Events & string>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => unknown;
};

type PushToken = { value: string };
/** `data` is what the API put into the push, all as strings. */
type PushAction = { notification: { data?: Record<string, unknown> } };

/** The native side of the plugins that the app has, by name (docs/mobile.md). */
export type NativePlugins = {
  App: Plugin<
    { getLaunchUrl: () => Promise<{ url: string } | undefined>; exitApp: () => Promise<void> },
    { appUrlOpen: { url: string }; backButton: { canGoBack: boolean }; appStateChange: { isActive: boolean } }
  >;
  Browser: Plugin<
    { open: (options: { url: string }) => Promise<void>; close: () => Promise<void> },
    { browserFinished: unknown }
  >;
  Network: Plugin<Record<never, never>, { networkStatusChange: { connected: boolean } }>;
  PushNotifications: Plugin<
    {
      checkPermissions: () => Promise<{ receive: string }>;
      requestPermissions: () => Promise<{ receive: string }>;
      register: () => Promise<void>;
      unregister: () => Promise<void>;
      removeAllDeliveredNotifications: () => Promise<void>;
    },
    {
      registration: PushToken;
      registrationError: { error: string };
      pushNotificationActionPerformed: PushAction;
    }
  >;
  SecureStorage: Plugin<{
    internalGetItem: (options: SecureItem) => Promise<{ data: string | null }>;
    internalSetItem: (options: SecureItem & { data: string; access: number }) => Promise<void>;
    internalRemoveItem: (options: SecureItem) => Promise<unknown>;
  }>;
  Share: Plugin<{ share: (options: { title?: string; url: string }) => Promise<unknown> }>;
  SplashScreen: Plugin<{ hide: () => Promise<void> }>;
};

type SecureItem = { prefixedKey: string; sync: boolean };

type Bridge = { Plugins?: Partial<NativePlugins> };

/** @returns undefined on the web, and in an app that was built before it had the plugin */
export function nativePlugin<Name extends keyof NativePlugins>(name: Name): NativePlugins[Name] | undefined {
  const bridge: Bridge | undefined = Reflect.get(globalThis, 'Capacitor');
  return bridge?.Plugins?.[name];
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDirectory } from '@moien/tooling/paths';
import type { BrowserContext, Page } from '@playwright/test';

/** What the page sends to the native side, as Capacitor's bridge posts it. */
type NativeCall = {
  callbackId: string;
  pluginId: string;
  methodName: string;
  options: Record<string, unknown>;
};

/** Methods of the plugins that the app has, as the native side tells the page of them. */
const METHODS: Record<string, string[]> = {
  App: ['getLaunchUrl', 'exitApp'],
  Browser: ['open', 'close'],
  Network: [],
  PushNotifications: [
    'checkPermissions',
    'requestPermissions',
    'register',
    'unregister',
    'removeAllDeliveredNotifications',
  ],
  SecureStorage: ['internalGetItem', 'internalSetItem', 'internalRemoveItem'],
  Share: ['share'],
  SplashScreen: ['hide'],
};

const BRIDGE = readFileSync(
  join(rootDirectory, 'node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js'),
  'utf8',
);

/** What Android's `JSExport` writes into the page for each plugin. */
const EXPORTS = Object.entries(METHODS)
  .map(
    ([plugin, methods]) => `
  Capacitor.Plugins ??= {};
  Capacitor.Plugins.${plugin} = {
    addListener: (event, callback) => Capacitor.addListener('${plugin}', event, callback),
    ${methods.map((name) => `${name}: (options) => Capacitor.nativePromise('${plugin}', '${name}', options)`).join(',\n    ')}
  };`,
  )
  .join('\n');

/**
 * The native side of an Android phone, for Capacitor's own bridge in the page: it keeps secrets, says which
 * link has opened the app, and tells the page what happens.
 */
export class Phone {
  launchUrl: string | undefined;
  readonly secrets = new Map<string, string>();
  /** Calls of plugins, as `Browser.open https://…`, oldest first. */
  readonly calls: string[] = [];
  pushToken = 'f'.repeat(140);
  #listeners = new Map<string, string[]>();

  async attach(context: BrowserContext): Promise<void> {
    await context.exposeBinding('moienNative', (_source, text: string) => this.#answer(JSON.parse(text)));
    await context.addInitScript(`
      if (location.origin === 'https://localhost') {
        window.androidBridge = {
          postMessage: (text) => moienNative(text).then((answer) => answer && androidBridge.onmessage({ data: answer })),
        };
        ${BRIDGE}
        ${EXPORTS}
      }`);
  }

  /** Tells every listener of the page that something has happened. */
  async tell(page: Page, plugin: string, event: string, data: object): Promise<void> {
    const ids = this.#listeners.get(`${plugin}.${event}`) ?? [];
    for (const callbackId of ids) {
      const answer = JSON.stringify({ callbackId, pluginId: plugin, success: true, save: true, data });
      await page.evaluate((text) => Reflect.get(window, 'androidBridge').onmessage({ data: text }), answer);
    }
  }

  /** Listeners of a page that has gone hear nothing. */
  forgetListeners(): void {
    this.#listeners.clear();
  }

  #answer(call: NativeCall): string | undefined {
    const { callbackId, pluginId, methodName, options } = call;
    if (methodName === 'addListener') {
      const event = `${pluginId}.${String(options.eventName)}`;
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), callbackId]);
      return undefined;
    }
    if (METHODS[pluginId] === undefined) return undefined;
    this.calls.push(`${pluginId}.${methodName}${typeof options.url === 'string' ? ` ${options.url}` : ''}`);
    const data = this.#dataOf(`${pluginId}.${methodName}`, options);
    return JSON.stringify({ callbackId, pluginId, methodName, success: true, data });
  }

  #dataOf(method: string, options: Record<string, unknown>): unknown {
    const key = String(options.prefixedKey);
    if (method === 'App.getLaunchUrl')
      return this.launchUrl === undefined ? undefined : { url: this.launchUrl };
    if (method === 'SecureStorage.internalGetItem') return { data: this.secrets.get(key) ?? null };
    if (method === 'SecureStorage.internalSetItem') this.secrets.set(key, String(options.data));
    if (method === 'SecureStorage.internalRemoveItem') this.secrets.delete(key);
    if (method === 'PushNotifications.checkPermissions' || method === 'PushNotifications.requestPermissions')
      return { receive: 'granted' };
    return {};
  }
}

import { nativePlugin } from './plugins.ts';

/** What an app says with each call instead of cookies: whose session it is, and which browser. */
export type AppTokenName = 'session' | 'browser';

const ITEMS = ['session', 'browser'] as const;
/** Marks this installation: the Keychain outlives an app that was removed, storage of the page does not. */
const INSTALLED_KEY = 'app-installed';
/** `KeychainAccess.whenUnlockedThisDeviceOnly` of the plugin. */
const THIS_DEVICE_ONLY = 1;

/** Kept in the Keychain or Keystore, and in memory for the calls of this page. */
export class AppTokens {
  readonly #known = new Map<AppTokenName, string>();

  get(name: AppTokenName): string | undefined {
    return this.#known.get(name);
  }

  /** Reads what was kept by this installation; what an earlier one has left is removed. */
  async load(): Promise<void> {
    const isInstalled = localStorage.getItem(INSTALLED_KEY) !== null;
    for (const name of ITEMS) {
      if (!isInstalled) await this.remove(name);
      const kept = await nativePlugin('SecureStorage')?.internalGetItem(itemOf(name));
      if (kept?.data) this.#known.set(name, kept.data);
    }
    localStorage.setItem(INSTALLED_KEY, '1');
  }

  /** Counts for the next call at once. @returns once the phone has kept it */
  async set(name: AppTokenName, token: string): Promise<void> {
    this.#known.set(name, token);
    const item = { ...itemOf(name), data: token, access: THIS_DEVICE_ONLY };
    await nativePlugin('SecureStorage')?.internalSetItem(item);
  }

  async remove(name: AppTokenName): Promise<void> {
    this.#known.delete(name);
    await nativePlugin('SecureStorage')?.internalRemoveItem(itemOf(name));
  }
}

const itemOf = (name: AppTokenName) => ({ prefixedKey: `moien_${name}`, sync: false });

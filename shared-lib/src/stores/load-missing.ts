import { runInAction } from 'mobx';
import type { ApiClient } from '../api/api-client.ts';
import type { CurrencyStore } from './currency-store.ts';
import type { EssentialsStore } from './essentials-store.ts';
import type { SessionStore } from './session-store.ts';

type LoadingRoot = {
  isLoading: boolean;
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly essentials: EssentialsStore;
  readonly currency: CurrencyStore;
};

/**
 * Specification §4: the loading flag is on until session and essentials are in. For a page whose document
 * came without them, because the service was away; prices follow the rates that have come.
 * @returns whether both are in
 */
export async function loadMissing(root: LoadingRoot): Promise<boolean> {
  const { essentials } = root;
  runInAction(() => {
    root.isLoading = true;
  });
  const areIn = await Promise.all([root.session.load(), !essentials.isMissing || essentials.load(root.api)]);
  runInAction(() => {
    root.currency.follow(essentials.essentials.exchangeRateArray);
    root.isLoading = false;
  });
  return areIn.every(Boolean);
}

import { runInAction } from 'mobx';
import type { RootStore } from './root-store.ts';

/**
 * Specification §4: the loading flag is on until session and essentials are in. For a page whose document
 * came without them, because the service was away; prices follow the rates that have come.
 * @returns whether both are in
 */
export async function loadMissing(root: RootStore): Promise<boolean> {
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

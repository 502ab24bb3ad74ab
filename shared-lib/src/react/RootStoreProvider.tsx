import { createContext, type ReactNode, useContext } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Texts } from '../i18n/create-texts.ts';
import type { FeatureStore } from '../stores/feature-stores.ts';
import type { FeatureStoreDefinition, RootStore } from '../stores/root-store.ts';

const RootStoreContext = createContext<RootStore | undefined>(undefined);

type RootStoreProviderProps = { root: RootStore; texts: Texts; children: ReactNode };

/** What every tree of a page stands in: the shell's, and that of each parcel. */
export function RootStoreProvider({ root, texts, children }: RootStoreProviderProps) {
  return (
    <RootStoreContext value={root}>
      <I18nextProvider i18n={texts}>{children}</I18nextProvider>
    </RootStoreContext>
  );
}

export function useRootStore(): RootStore {
  const root = useContext(RootStoreContext);
  if (!root) throw new Error('useRootStore needs a RootStoreProvider above it.');
  return root;
}

export function useFeatureStore<Store extends FeatureStore>(
  definition: FeatureStoreDefinition<Store>,
): Store {
  return useRootStore().feature(definition);
}

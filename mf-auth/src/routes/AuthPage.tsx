import { useRootStore } from '@moien/shared-lib';
import { useEffect, useState } from 'react';
import { useAddressWithoutToken } from '../features/address/use-address-without-token.ts';
import { ProviderReturn } from '../features/provider-return/ProviderReturn.tsx';
import { ProviderReturnStore } from '../features/provider-return/provider-return-store.ts';

/** What the provider's answer brought along in the query. */
export type AuthData = { code: string | null; state: string | null };

/** Code exchange (specification §2). */
export function AuthPage({ data }: { data: AuthData }) {
  const root = useRootStore();
  const [store] = useState(() => new ProviderReturnStore(root));
  const [came] = useState(data);
  useEffect(() => {
    // No server sees the hash: it is read here, before the next effect takes it out of the address.
    void store.begin({ ...came, hash: new URLSearchParams(window.location.hash.slice(1)) });
  }, [store, came]);
  useAddressWithoutToken();
  return <ProviderReturn store={store} />;
}

import { useRootStore } from '@moien/shared-lib';
import { useState } from 'react';
import { useAddressWithoutToken } from '../features/address/use-address-without-token.ts';
import { ConfirmEmailChange } from '../features/mail-link/ConfirmEmailChange.tsx';
import { MailLinkStore } from '../features/mail-link/mail-link-store.ts';

/** What the mail's link carries. */
export type LinkData = { token: string | null };

export function ConfirmEmailChangePage({ data }: { data: LinkData }) {
  const { api } = useRootStore();
  const [store] = useState(
    () => new MailLinkStore(data.token, (token) => api.call('confirmEmailChange', { body: { token } })),
  );
  useAddressWithoutToken();
  return <ConfirmEmailChange store={store} />;
}

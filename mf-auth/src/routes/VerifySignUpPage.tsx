import { useRootStore } from '@moien/shared-lib';
import { useState } from 'react';
import { useAddressWithoutToken } from '../features/address/use-address-without-token.ts';
import { MailLinkStore } from '../features/mail-link/mail-link-store.ts';
import { VerifySignUp } from '../features/mail-link/VerifySignUp.tsx';

/** What the mail's link carries. */
export type LinkData = { token: string | null };

export function VerifySignUpPage({ data }: { data: LinkData }) {
  const { api } = useRootStore();
  const [store] = useState(
    () => new MailLinkStore(data.token, (token) => api.call('verifySignUp', { body: { token } })),
  );
  useAddressWithoutToken();
  return <VerifySignUp store={store} />;
}

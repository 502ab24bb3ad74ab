import { useRootStore } from '@moien/shared-lib';
import { useState } from 'react';
import { useAddressWithoutToken } from '../features/address/use-address-without-token.ts';
import { ResetPassword } from '../features/reset-password/ResetPassword.tsx';
import { ResetPasswordStore } from '../features/reset-password/reset-password-store.ts';

/** What the mail's link carries. */
export type LinkData = { token: string | null };

export function ResetPasswordPage({ data }: { data: LinkData }) {
  const root = useRootStore();
  const [store] = useState(() => new ResetPasswordStore(root, data.token));
  useAddressWithoutToken();
  return <ResetPassword store={store} />;
}

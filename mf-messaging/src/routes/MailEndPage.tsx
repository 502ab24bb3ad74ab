import { useRootStore } from '@moien/shared-lib';
import { useState } from 'react';
import { MailEnd } from '../features/mail-end/MailEnd.tsx';
import { MailEndStore } from '../features/mail-end/mail-end-store.ts';

export function MailEndPage({ data }: { data: { token: string | null } }) {
  const root = useRootStore();
  const [store] = useState(() => new MailEndStore(root, data.token));
  return <MailEnd store={store} />;
}

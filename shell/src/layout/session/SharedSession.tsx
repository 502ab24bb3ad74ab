import { useRootStore } from '@moien/shared-lib';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { shareSession } from './share-session.ts';

/** Shows nothing: while it is there, the browser's tabs agree on who is signed in. */
export function SharedSession() {
  const { t } = useTranslation('shell');
  const root = useRootStore();
  useEffect(
    () =>
      shareSession(root, ({ firstName, lastName }) =>
        root.toast.show('success', t('signed-in-as', { name: `${firstName} ${lastName}` })),
      ),
    [root, t],
  );
  return null;
}

import { useRootStore } from '@moien/shared-lib';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { countInTitle } from './count-in-title.ts';
import { followUnread } from './follow-unread.ts';
import { shareSession } from './share-session.ts';

/** Shows nothing: tabs agree on who is signed in; the counts, also that of the title, are of this moment. */
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
  useEffect(() => followUnread(root), [root]);
  useEffect(() => countInTitle(root), [root]);
  return null;
}

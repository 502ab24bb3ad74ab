import { imageUrl } from '@moien/contract';
import { useRootStore, useSession } from '@moien/shared-lib';
import { Avatar, CountBadge } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { unreadCount } from './unread-count.ts';

/**
 * The face of who is signed in, requested at size 512 (specification §3), with the number of all that waits
 * for them (specification §2).
 */
export const OwnAvatar = observer(function OwnAvatar() {
  const { t } = useTranslation('shell');
  const { navigation } = useRootStore();
  const session = useSession();
  const { profile } = session;
  if (!profile) return null;
  const { firstName, imagePath } = profile;
  const count = unreadCount(session, navigation);
  return (
    <Avatar
      firstName={firstName}
      {...(imagePath && { url: imageUrl(imagePath, 512) })}
      badge={<CountBadge count={count} label={t('unread', { count })} />}
    />
  );
});

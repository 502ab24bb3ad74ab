import { imageUrl } from '@moien/contract';
import { useRootStore, useSession } from '@moien/shared-lib';
import { Avatar, CountBadge } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { unreadCount } from './unread-count.ts';

type OwnAvatarProps = {
  /** Routes whose number stands beside it: nothing is counted twice. */
  countedBeside?: readonly string[];
};

/**
 * The face of who is signed in, requested at size 512 (specification §3), with the number of what waits for
 * them.
 */
export const OwnAvatar = observer(function OwnAvatar({ countedBeside }: OwnAvatarProps) {
  const { t } = useTranslation('shell');
  const { navigation } = useRootStore();
  const session = useSession();
  const { profile } = session;
  if (!profile) return null;
  const { firstName, imagePath } = profile;
  const count = unreadCount(session, navigation, countedBeside);
  return (
    <span data-counts={count > 0 || undefined}>
      <Avatar
        firstName={firstName}
        {...(imagePath && { url: imageUrl(imagePath, 512) })}
        badge={<CountBadge count={count} label={t('unread', { count })} />}
      />
    </span>
  );
});

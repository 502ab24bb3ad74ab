import { RouteLink, useSession } from '@moien/shared-lib';
import { buttonAttributes, CountBadge, Icon, VisuallyHidden } from '@moien/shared-lib/ui';
import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import MessageCircle from 'lucide-react/icons/message-circle';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { AccountMenu } from './AccountMenu.tsx';
import { CurrencyMenu } from './CurrencyMenu.tsx';
import styles from './HeaderTools.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { SignInOrMissing } from './SignInOrMissing.tsx';

/** What stands at the end of the header: everything from a tablet on, one menu button on a phone. */
export const HeaderTools = observer(function HeaderTools() {
  const { t } = useTranslation('shell');
  const { isSignedIn, unreadMessageCount, unreadNotificationCount } = useSession();
  return (
    <>
      <div className={styles.wide}>
        <RouteLink route="blog" {...buttonAttributes({ variant: 'quiet' })}>
          {t('blog')}
        </RouteLink>
        <CurrencyMenu />
        <LanguageMenu />
        {isSignedIn ? (
          <>
            <UnreadLink
              route="notifications"
              icon={Bell}
              label={t('notifications')}
              count={unreadNotificationCount}
              unread={t('unread-notifications', { count: unreadNotificationCount })}
            />
            <UnreadLink
              route="conversations"
              icon={MessageCircle}
              label={t('inbox')}
              count={unreadMessageCount}
              unread={t('unread-messages', { count: unreadMessageCount })}
            />
            <AccountMenu />
          </>
        ) : (
          <SignInOrMissing />
        )}
      </div>
      <div className={styles.narrow}>
        <PhoneMenu />
      </div>
    </>
  );
});

type UnreadLinkProps = { route: string; icon: LucideIcon; label: string; count: number; unread: string };

function UnreadLink({ route, icon, label, count, unread }: UnreadLinkProps) {
  return (
    <RouteLink className={styles.unread} route={route} title={label} data-route={route}>
      <Icon of={icon} />
      <VisuallyHidden>{label} </VisuallyHidden>
      <span className={styles.count}>
        <CountBadge count={count} label={unread} />
      </span>
    </RouteLink>
  );
}

import { RouteLink, useRootStore } from '@moien/shared-lib';
import { formatInstant, Icon, IconButton, VisuallyHidden } from '@moien/shared-lib/ui';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { deviceTimeZone } from '../conversations/when-text.ts';
import styles from './NotificationItem.module.css';
import { detailsOf, iconOf, type KnownNotification, targetOf, titleOf } from './notification-look.ts';

type NotificationItemProps = {
  notification: KnownNotification;
  onOpen: (notification: KnownNotification) => void;
  onDismiss: (notification: KnownNotification) => void;
};

/** What somebody is told: what happened, about which home, and when. A press opens it, which reads it. */
export const NotificationItem = observer(function NotificationItem(props: NotificationItemProps) {
  const { notification, onOpen, onDismiss } = props;
  const { t } = useTranslation('notifications');
  const { navigation } = useRootStore();
  const target = targetOf(notification, navigation);
  const open = { className: styles.open, onClick: () => onOpen(notification) };
  return (
    <div className={styles.item} data-is-unread={!notification.isRead || undefined}>
      {target ? (
        <RouteLink {...open} {...target}>
          <Content notification={notification} />
        </RouteLink>
      ) : (
        <button type="button" {...open}>
          <Content notification={notification} />
        </button>
      )}
      <IconButton
        className={styles.dismiss}
        icon={X}
        label={t('notification-dismiss', { title: titleOf(notification, t) })}
        onClick={() => onDismiss(notification)}
      />
    </div>
  );
});

function Content({ notification }: { notification: KnownNotification }) {
  const { t } = useTranslation('notifications');
  const { languageTag } = useRootStore();
  return (
    <>
      <span className={styles.mark}>
        <Icon of={iconOf(notification)} />
      </span>
      <span className={styles.texts}>
        <span className={styles.title}>
          {!notification.isRead && <VisuallyHidden>{t('notification-unread')} </VisuallyHidden>}
          {titleOf(notification, t)}
        </span>
        <span className={styles.details}>
          {detailsOf(notification, languageTag).map((detail) => (
            <span key={detail} className={styles.detail}>
              {detail}
            </span>
          ))}
        </span>
      </span>
      <span className={styles.when}>
        {formatInstant(notification.creationTimestamp, deviceTimeZone(), languageTag, 'time')}
      </span>
    </>
  );
}

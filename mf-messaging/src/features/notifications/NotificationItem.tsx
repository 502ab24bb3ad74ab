import { RouteLink, useRootStore } from '@moien/shared-lib';
import {
  dayInTimeZone,
  deviceTimeZone,
  formatDays,
  formatInstant,
  Icon,
  VisuallyHidden,
} from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './NotificationItem.module.css';
import { NotificationMenu } from './NotificationMenu.tsx';
import { detailsOf, iconOf, type KnownNotification, targetOf, titleOf } from './notification-look.ts';

type NotificationItemProps = {
  notification: KnownNotification;
  /** It says its day instead of its time: the heading above it is a week or a month. */
  isDated: boolean;
  onRead: (notification: KnownNotification) => void;
  onDismiss: (notification: KnownNotification) => void;
};

/** What somebody is told: what happened, about which home, and when. A press opens it, which reads it. */
export const NotificationItem = observer(function NotificationItem(props: NotificationItemProps) {
  const { notification, isDated, onRead, onDismiss } = props;
  const { t } = useTranslation('notifications');
  const { navigation } = useRootStore();
  const target = targetOf(notification, navigation);
  const read = notification.isRead ? undefined : () => onRead(notification);
  const open = { className: styles.open, onClick: read };
  return (
    <div className={styles.item} data-notification data-is-unread={!notification.isRead || undefined}>
      {target ? (
        <RouteLink {...open} {...target}>
          <Content notification={notification} isDated={isDated} />
        </RouteLink>
      ) : (
        <button type="button" {...open}>
          <Content notification={notification} isDated={isDated} />
        </button>
      )}
      <NotificationMenu
        title={titleOf(notification, t)}
        onRead={read}
        onDismiss={() => onDismiss(notification)}
      />
    </div>
  );
});

function Content({ notification, isDated }: Pick<NotificationItemProps, 'notification' | 'isDated'>) {
  const { t } = useTranslation('notifications');
  const { languageTag } = useRootStore();
  const { creationTimestamp } = notification;
  const day = dayInTimeZone(creationTimestamp, deviceTimeZone());
  const when = isDated
    ? formatDays(day, day, languageTag)
    : formatInstant(creationTimestamp, deviceTimeZone(), languageTag, 'time');
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
          {detailsOf(notification, languageTag, t).map((detail) => (
            <span key={detail} className={styles.detail}>
              {detail}
            </span>
          ))}
          <span className={styles.detail} data-is-when>
            {when}
          </span>
        </span>
      </span>
      <span className={styles.when}>{when}</span>
    </>
  );
}

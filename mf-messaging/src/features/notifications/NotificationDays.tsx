import { useRootStore } from '@moien/shared-lib';
import { deviceTimeZone, formatDay } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from '../conversations/when-text.ts';
import { NotificationItem } from './NotificationItem.tsx';
import styles from './Notifications.module.css';
import { type NotificationGroup, notificationGroups } from './notification-days.ts';
import { isKnown, type KnownNotification } from './notification-look.ts';
import type { NotificationsStore } from './notifications-store.ts';
import type { useUndo } from './use-undo.ts';

type NotificationDaysProps = {
  store: NotificationsStore;
  offerUndo: ReturnType<typeof useUndo>;
  /** Takes the focus after the last one was dismissed. */
  heading: RefObject<HTMLElement | null>;
  /** In line with the first day. */
  action: ReactNode;
};

/** All that is known: of each day of a week, and by months. */
export const NotificationDays = observer(function NotificationDays(props: NotificationDaysProps) {
  const { store, offerUndo, heading, action } = props;
  const { list } = store;
  const known = (list.items ?? []).filter(isKnown);
  const { element, keepPlace } = useFocusPlace(known.length, heading);
  const dismiss = async (notification: KnownNotification) => {
    keepPlace(known.findIndex(({ id }) => id === notification.id));
    offerUndo(await store.change('dismiss', [notification.id]));
  };
  const read = ({ id }: KnownNotification) => void store.change('read', [id]);
  return (
    <div ref={element} className={styles.days} aria-busy={list.isLoading}>
      {notificationGroups(known, new Date(), deviceTimeZone()).map((one, index) => (
        <Group
          key={`${one.kind} ${one.day}`}
          {...one}
          action={index === 0 && action}
          onRead={read}
          onDismiss={(of) => void dismiss(of)}
        />
      ))}
    </div>
  );
});

type GroupProps = NotificationGroup & {
  action: ReactNode;
  onRead: (notification: KnownNotification) => void;
  onDismiss: (notification: KnownNotification) => void;
};

function Group({ kind, day, notifications, action, onRead, onDismiss }: GroupProps) {
  const { t } = useTranslation('messaging');
  const { languageTag } = useRootStore();
  const id = useId();
  const title =
    kind === 'day' ? dayText(day, new Date(), languageTag, t) : formatDay(day, languageTag, 'month');
  return (
    <section className={styles.day} aria-labelledby={id}>
      <div className={styles.dayHead}>
        <h2 id={id} className={styles.dayTitle}>
          {title}
        </h2>
        {action}
      </div>
      <ul className={styles.list}>
        {notifications.filter(isKnown).map((notification) => (
          <li key={notification.id}>
            <NotificationItem
              notification={notification}
              isDated={kind !== 'day'}
              onRead={onRead}
              onDismiss={onDismiss}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The focus of one that is dismissed goes to the next one, or to the heading after the last. */
function useFocusPlace(count: number, heading: RefObject<HTMLElement | null>) {
  const element = useRef<HTMLDivElement>(null);
  const place = useRef<number>(undefined);
  useEffect(() => {
    if (place.current === undefined) return;
    const items = element.current?.querySelectorAll<HTMLElement>('[data-notification] > :first-child') ?? [];
    const next = items[Math.min(place.current, items.length - 1)] ?? heading.current;
    place.current = undefined;
    next?.focus();
  }, [count, heading]);
  const keepPlace = (index: number) => {
    place.current = index;
  };
  return { element, keepPlace };
}

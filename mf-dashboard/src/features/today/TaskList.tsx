import { RouteLink, useRootStore } from '@moien/shared-lib';
import { cardLinkClassName, classNames, Icon, linkAttributes } from '@moien/shared-lib/ui';
import type { LucideIcon } from 'lucide-react';
import CalendarX from 'lucide-react/icons/calendar-x-2';
import HousePlus from 'lucide-react/icons/house-plus';
import Landmark from 'lucide-react/icons/landmark';
import MessageCircle from 'lucide-react/icons/message-circle';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { BookingCard } from '../bookings/BookingCard.tsx';
import styles from './Today.module.css';
import type { TodayStore } from './today-store.ts';

/** Bookings that wait, the most pressing first, then what is to be done besides. */
export const TaskList = observer(function TaskList({ store }: { store: TodayStore }) {
  const { t } = useTranslation('today');
  const { today } = store;
  if (!today) return null;
  const { waitingArray, waitingCount } = today.value;
  return (
    <>
      <ul className={styles.list} aria-label={t('waiting')}>
        {waitingArray.map(({ booking, step }, index) => (
          <li key={booking.id}>
            <BookingCard
              booking={{ value: booking, arrival: today.arrival }}
              step={step}
              isFirst={index === 0}
              onDeadline={() => void store.load()}
            />
          </li>
        ))}
        <OtherTasks store={store} />
      </ul>
      {waitingCount > waitingArray.length && (
        <div>
          <RouteLink route="bookings" {...linkAttributes({ look: 'alone' })}>
            {t('all-waiting', { count: waitingCount })}
          </RouteLink>
        </div>
      )}
    </>
  );
});

const OtherTasks = observer(function OtherTasks({ store: { today } }: { store: TodayStore }) {
  const { t } = useTranslation('today');
  const { session } = useRootStore();
  if (!today) return null;
  const { conflict, draft, needsPayoutAccount } = today.value;
  const { unreadMessageCount } = session;
  const titleOf = (title: string | null) => title || t('untitled');
  return (
    <>
      {conflict && (
        <Task
          icon={CalendarX}
          text={t('conflict', { count: conflict.count, home: titleOf(conflict.title) })}
          label={t('to-conflict')}
          route="ad-manage"
          parameters={{ propertyId: conflict.propertyId }}
        />
      )}
      {unreadMessageCount > 0 && (
        <Task
          icon={MessageCircle}
          text={t('unread-messages', { count: unreadMessageCount })}
          label={t('to-messages')}
          route="conversations"
        />
      )}
      {needsPayoutAccount && (
        <Task
          icon={Landmark}
          text={t('payout-account')}
          label={t('to-banking')}
          route="banking-information"
        />
      )}
      {draft && (
        <Task
          icon={HousePlus}
          text={t('draft', { count: draft.count, home: titleOf(draft.title) })}
          label={t('to-draft')}
          route="ad"
          parameters={{ propertyId: draft.propertyId }}
        />
      )}
    </>
  );
});

type TaskProps = Pick<ComponentProps<typeof RouteLink>, 'route' | 'parameters'> & {
  icon: LucideIcon;
  text: string;
  /** Of the link. */
  label: string;
};

function Task({ icon, text, label, ...target }: TaskProps) {
  return (
    <li className={styles.task}>
      <Icon of={icon} />
      <p>{text}</p>
      <RouteLink className={classNames(cardLinkClassName, styles.link)} {...target}>
        {label}
      </RouteLink>
    </li>
  );
}

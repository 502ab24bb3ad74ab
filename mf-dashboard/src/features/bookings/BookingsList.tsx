import { Button, ErrorState, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BookingCard } from './BookingCard.tsx';
import styles from './Bookings.module.css';
import { BookingsEmpty } from './BookingsEmpty.tsx';
import { BookingsSkeleton } from './BookingsSkeleton.tsx';
import type { BookingList } from './booking-list.ts';
import type { BookingsView } from './bookings-view.ts';

/** Seen without scrolling on a wide screen. */
const EAGER_CARDS = 3;

type BookingsListProps = { list: BookingList; view: BookingsView };

/** A list in each of its states: bookings, more of them, on its way, none, not there. */
export const BookingsList = observer(function BookingsList({ list, view }: BookingsListProps) {
  const { t } = useTranslation('dashboard');
  const { bookings, problem, isLoading } = list;
  const reload = () => void list.load();
  if (!bookings && problem && !isLoading)
    return (
      <ErrorState
        title={t(`bookings-${problem}-title`)}
        text={t(`bookings-${problem}-text`)}
        retryLabel={t('retry')}
        onRetry={reload}
      />
    );
  if (!bookings) return <BookingsSkeleton />;
  return (
    <>
      {problem && (
        <Notice tone="warning" action={<Button onClick={reload}>{t('retry')}</Button>}>
          {t('bookings-outdated')}
        </Notice>
      )}
      {bookings.length === 0 && <BookingsEmpty view={view} />}
      {bookings.length > 0 && (
        <ul className={styles.list} aria-label={t(`view-${view}`)}>
          {bookings.map((booking, index) => (
            <li key={booking.value.id}>
              <BookingCard booking={booking} isFirst={index < EAGER_CARDS} onDeadline={reload} />
            </li>
          ))}
        </ul>
      )}
      <MoreBookings list={list} />
    </>
  );
});

const MoreBookings = observer(function MoreBookings({ list }: Pick<BookingsListProps, 'list'>) {
  const { t } = useTranslation('dashboard');
  if (!list.hasMore) return null;
  return (
    <div className={styles.more}>
      {list.moreProblem && (
        <Notice tone="error" isAlert>
          {t('more-failed')}
        </Notice>
      )}
      <Button isBusy={list.isLoadingMore} onClick={() => void list.loadMore()}>
        {t('more-load')}
      </Button>
    </div>
  );
});

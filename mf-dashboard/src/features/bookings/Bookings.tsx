import { PageFrame } from '@moien/shared-lib/dashboard-page';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BookingsList } from './BookingsList.tsx';
import { BookingsViews } from './BookingsViews.tsx';
import type { BookingsStore } from './bookings-store.ts';
import { type BookingsView, queryOf } from './bookings-view.ts';
import { RoleSwitch } from './RoleSwitch.tsx';

type BookingsProps = { store: BookingsStore; view: BookingsView };

/** Own stays, and for hosts those at their homes. */
export const Bookings = observer(function Bookings({ store, view }: BookingsProps) {
  const { t } = useTranslation('dashboard');
  const list = store.lists[view];
  return (
    <PageFrame title={t('bookings-title')} isBusy={list.isLoading}>
      {(store.isHost || queryOf(view).role === 'owner') && <RoleSwitch shown={view} />}
      <BookingsViews shown={view} />
      <BookingsList key={view} list={list} view={view} />
    </PageFrame>
  );
});

import { RouteLink } from '@moien/shared-lib';
import { buttonAttributes, EmptyState } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { type BookingsView, queryOf, writeView } from './bookings-view.ts';

/** Nothing in a list: why, and the way on. */
export function BookingsEmpty({ view }: { view: BookingsView }) {
  const { t } = useTranslation('dashboard');
  return (
    <EmptyState
      title={t(`empty-${view}-title`)}
      text={t(`empty-${view}-text`)}
      action={<WayOn view={view} />}
    />
  );
}

/** A guest finds a home, a host without requests sees who comes. */
function WayOn({ view }: { view: BookingsView }) {
  const { t } = useTranslation('dashboard');
  if (view === 'requests')
    return (
      <RouteLink route="bookings" search={writeView('host-upcoming')} {...buttonAttributes()}>
        {t('see-upcoming')}
      </RouteLink>
    );
  if (queryOf(view).role === 'owner') return null;
  return (
    <RouteLink route="search" {...buttonAttributes({ variant: 'primary' })}>
      {t('find-home')}
    </RouteLink>
  );
}

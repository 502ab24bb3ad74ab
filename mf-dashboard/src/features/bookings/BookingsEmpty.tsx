import { RouteLink } from '@moien/shared-lib';
import { buttonAttributes, EmptyState } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { type BookingsView, queryOf } from './bookings-view.ts';

/** Nothing in a list: why, and the way on. */
export function BookingsEmpty({ view }: { view: BookingsView }) {
  const { t } = useTranslation('dashboard');
  return (
    <EmptyState
      title={t(`empty-${view}-title`)}
      text={t(`empty-${view}-text`)}
      action={
        queryOf(view).role === 'guest' && (
          <RouteLink route="search" {...buttonAttributes({ variant: 'primary' })}>
            {t('find-home')}
          </RouteLink>
        )
      }
    />
  );
}

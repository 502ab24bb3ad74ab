import { RouteLink } from '@moien/shared-lib';
import { buttonAttributes, EmptyState } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { type InvoicesView, isFiltered } from './invoices-view.ts';

/** No document: why, and the way on. */
export function InvoicesEmpty({ view }: { view: InvoicesView }) {
  const { t } = useTranslation('invoices');
  const { bookingId } = view;
  if (bookingId)
    return (
      <EmptyState
        title={t('empty-booking-title')}
        text={t('empty-booking-text')}
        action={
          <RouteLink route="rental-booking" parameters={{ id: bookingId }} {...buttonAttributes()}>
            {t('to-booking')}
          </RouteLink>
        }
      />
    );
  if (isFiltered(view))
    return (
      <EmptyState
        title={t('empty-filtered-title')}
        text={t('empty-filtered-text')}
        action={
          <RouteLink route="invoices" {...buttonAttributes()}>
            {t('show-all')}
          </RouteLink>
        }
      />
    );
  return (
    <EmptyState
      title={t('empty-title')}
      text={t('empty-text')}
      action={
        <RouteLink route="bookings" {...buttonAttributes({ variant: 'primary' })}>
          {t('to-bookings')}
        </RouteLink>
      }
    />
  );
}

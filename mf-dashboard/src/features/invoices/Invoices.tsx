import { RouteLink } from '@moien/shared-lib';
import { PageFrame } from '@moien/shared-lib/dashboard-page';
import { linkAttributes } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { InvoiceFilters } from './InvoiceFilters.tsx';
import styles from './InvoiceList.module.css';
import { InvoiceList } from './InvoiceList.tsx';
import type { InvoicesStore } from './invoices-store.ts';
import { type InvoicesView, isFiltered } from './invoices-view.ts';
import { YearFiles } from './YearFiles.tsx';

type InvoicesProps = { store: InvoicesStore; view: InvoicesView };

/** Receipts, invoices and credit notes: all of them with filters, or those of one booking. */
export const Invoices = observer(function Invoices({ store, view }: InvoicesProps) {
  const { t } = useTranslation('invoices');
  const { yearArray, yearDownload } = store;
  const { bookingId } = view;
  const list = store.listOf(view);
  const isEmpty = list.items?.length === 0 && !isFiltered(view);
  return (
    <PageFrame title={t('title')} lead={t(bookingId ? 'lead-booking' : 'lead')} isBusy={list.isLoading}>
      {bookingId ? (
        <BookingLinks bookingId={bookingId} />
      ) : (
        !isEmpty && <InvoiceFilters view={view} years={yearArray} />
      )}
      <InvoiceList list={list} view={view} />
      {!bookingId && yearArray.length > 0 && <YearFiles years={yearArray} download={yearDownload} />}
    </PageFrame>
  );
});

function BookingLinks({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('invoices');
  const look = linkAttributes({ look: 'alone' });
  return (
    <nav className={styles.booking} aria-label={t('ways')}>
      <RouteLink route="rental-booking" parameters={{ id: bookingId }} {...look}>
        {t('to-booking')}
      </RouteLink>
      <RouteLink route="invoices" {...look}>
        {t('show-all')}
      </RouteLink>
    </nav>
  );
}

import type { Invoice } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { PagedList } from '@moien/shared-lib/paged-list';
import { Button, classNames, ErrorState, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import cardStyles from '../card-list/CardList.module.css';
import { MoreButton } from '../paged-list/MoreButton.tsx';
import styles from './InvoiceList.module.css';
import { InvoiceListItem } from './InvoiceListItem.tsx';
import { InvoicesEmpty } from './InvoicesEmpty.tsx';
import { InvoicesSkeleton } from './InvoicesSkeleton.tsx';
import { invoiceMonths, monthTitle } from './invoice-months.ts';
import type { InvoicesView } from './invoices-view.ts';

type InvoiceListProps = { list: PagedList<Invoice>; view: InvoicesView };

/** A list in each of its states: documents, more of them, on its way, none, not there. */
export const InvoiceList = observer(function InvoiceList({ list, view }: InvoiceListProps) {
  const { t } = useTranslation('invoices');
  const { items, problem, isLoading } = list;
  const reload = () => void list.load();
  if (!items && problem && !isLoading)
    return (
      <ErrorState
        title={t(`${problem}-title`)}
        text={t(`${problem}-text`)}
        retryLabel={t('retry')}
        onRetry={reload}
      />
    );
  if (!items) return <InvoicesSkeleton />;
  return (
    <>
      {problem && (
        <Notice tone="warning" action={<Button onClick={reload}>{t('retry')}</Button>}>
          {t('outdated')}
        </Notice>
      )}
      {items.length === 0 && <InvoicesEmpty view={view} />}
      {items.length > 0 && (
        <section className={styles.months} aria-label={t('title')}>
          {invoiceMonths(items).map(({ month, invoices }) => (
            <Month key={month} month={month} invoices={invoices} />
          ))}
        </section>
      )}
      <MoreButton list={list} text={t('more')} failedText={t('more-failed')} />
    </>
  );
});

/** Documents of a month on one card, under its name. */
function Month({ month, invoices }: { month: string; invoices: readonly Invoice[] }) {
  const { languageTag } = useRootStore();
  const id = useId();
  return (
    <div className={styles.month}>
      <h2 id={id} className={styles.monthTitle}>
        {monthTitle(month, languageTag)}
      </h2>
      <ul className={classNames(cardStyles.card, styles.rows)} aria-labelledby={id}>
        {invoices.map((invoice) => (
          <li key={invoice.id} className={styles.invoice}>
            <InvoiceListItem invoice={invoice} />
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { Invoice } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import {
  classNames,
  formatDay,
  formatPrice,
  Icon,
  Link,
  linkAttributes,
  VisuallyHidden,
} from '@moien/shared-lib/ui';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { stayDaysText } from '../booking/stay-days-text.ts';
import cardStyles from '../card-list/CardList.module.css';
import styles from './InvoiceList.module.css';
import { pdfPath } from './invoice-files.ts';

/** What it is, for which stay, its number and day, its amount, and its file. */
export function InvoiceListItem({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const { languageTag } = useRootStore();
  const { id, number, kind, subject, issuedDate, bookingId, homeTitle, currency, vat } = invoice;
  // The amount of a credit note is positive, as its document has it; in a list it takes back.
  const total = kind === 'credit-note' ? -invoice.total : invoice.total;
  return (
    <>
      <h3 className={classNames(cardStyles.title, styles.title)}>
        {[t(`kind-${kind}`), t(`subject-${subject}`)].join(' · ')}
      </h3>
      <p className={styles.amount}>
        <strong>{formatPrice(total, currency, languageTag)}</strong>
        {vat !== null && (
          <span className={cardStyles.soft}>
            {t('vat', { amount: formatPrice(vat, currency, languageTag) })}
          </span>
        )}
      </p>
      <div className={styles.facts}>
        <p>
          <RouteLink route="rental-booking" parameters={{ id: bookingId }} {...linkAttributes()}>
            {homeTitle}
          </RouteLink>
          {` · ${stayDaysText(invoice, languageTag)}`}
        </p>
        <p className={cardStyles.soft}>
          {number} · <time dateTime={issuedDate}>{formatDay(issuedDate, languageTag, 'medium')}</time>
        </p>
      </div>
      <Link look="alone" className={styles.file} href={pdfPath(id)} download>
        <Icon of={Download} size="small" />
        <span>
          {t('pdf')} <VisuallyHidden>{number}</VisuallyHidden>
        </span>
      </Link>
    </>
  );
}

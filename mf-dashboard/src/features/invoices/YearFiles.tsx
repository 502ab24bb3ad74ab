import { Link, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import cardStyles from '../card-list/CardList.module.css';
import { Section } from '../page-frame/Section.tsx';
import styles from './InvoiceList.module.css';
import { yearPath } from './invoice-files.ts';
import type { YearDownload } from './year-download.ts';

type YearFilesProps = { years: readonly number[]; download: YearDownload };

/** A file for each year; why there is none is said below, in the words of the server. */
export const YearFiles = observer(function YearFiles({ years, download }: YearFilesProps) {
  const { t } = useTranslation('invoices');
  const { year: waitingYear, failure } = download;
  return (
    <Section title={t('files')}>
      <p className={cardStyles.soft}>{t('files-text')}</p>
      <ul className={styles.years}>
        {years.map((year) => (
          <li key={year}>
            <Link
              look="alone"
              href={yearPath(year)}
              download
              aria-busy={year === waitingYear || undefined}
              onClick={(event) => {
                event.preventDefault();
                void download.take(year);
              }}
            >
              {t('file-of-year', { year })}
            </Link>
          </li>
        ))}
      </ul>
      <p role="status">{waitingYear === undefined ? '' : t('file-on-its-way', { year: waitingYear })}</p>
      {failure && (
        <Notice tone="error" isAlert>
          {failure.message ?? t('unreachable')}
        </Notice>
      )}
    </Section>
  );
});

import type { LedgerLine } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { PagedList } from '@moien/shared-lib/paged-list';
import { AmountLines, dayInTimeZone, formatDay, formatPrice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Section } from '../page-frame/Section.tsx';
import { MoreButton } from '../paged-list/MoreButton.tsx';
import styles from './LedgerSection.module.css';
import { BANK_TIME_ZONE } from './release-text.ts';

/** Every movement, newest first; opened it says from where to where each cent went. */
export const LedgerSection = observer(function LedgerSection({ list }: { list: PagedList<LedgerLine> }) {
  const { t } = useTranslation('balance');
  if (!list.items || list.items.length === 0) return null;
  return (
    <Section title={t('ledger')}>
      <p className={styles.soft}>{t('ledger-text')}</p>
      <ul className={styles.list} aria-label={t('ledger')}>
        {list.items.map((line) => (
          <li key={line.id} className={styles.item}>
            <Line line={line} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} text={t('more')} failedText={t('more-failed')} />
    </Section>
  );
});

function Line({ line }: { line: LedgerLine }) {
  const { t } = useTranslation('balance');
  const { languageTag } = useRootStore();
  const { kind, booking, amount, currency, entryArray } = line;
  const day = dayInTimeZone(line.at, BANK_TIME_ZONE);
  const price = (minorUnits: number) => formatPrice(minorUnits, currency, languageTag);
  return (
    <details className={styles.line}>
      <summary className={styles.summary}>
        <time className={styles.day} dateTime={day}>
          {formatDay(day, languageTag, 'medium')}
        </time>
        <span className={styles.what}>
          <span className={styles.kind}>{t(`ledger-${kind}`)}</span>
          <span className={styles.soft}>
            {booking ? [booking.title, booking.guestFirstName].join(' · ') : t('ledger-several')}
          </span>
        </span>
        <span className={styles.amount}>{price(amount)}</span>
      </summary>
      <div className={styles.entries}>
        <AmountLines
          lines={entryArray.map((entry) => ({
            id: entry.account,
            name: t(`account-${entry.account}`),
            amount: entry.amount > 0 ? `+${price(entry.amount)}` : price(entry.amount),
          }))}
        />
      </div>
    </details>
  );
}

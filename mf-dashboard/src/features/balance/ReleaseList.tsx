import type { MoneyRelease } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { AmountLines, classNames, formatPrice, linkAttributes } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import cardStyles from '../card-list/CardList.module.css';
import type { BalanceStore } from './balance-store.ts';
import { ReleaseKept } from './ReleaseKept.tsx';
import styles from './ReleaseList.module.css';
import { breakdownOf, stateText, stayText } from './release-text.ts';

type ReleaseListProps = { store: BalanceStore; releases: readonly MoneyRelease[]; label: string };

/** The money of stays, each with where it stands, what keeps it, and every cent of it. */
export function ReleaseList({ store, releases, label }: ReleaseListProps) {
  return (
    <ul className={cardStyles.list} aria-label={label}>
      {releases.map((release) => (
        <li key={release.id} className={classNames(cardStyles.card, styles.release)}>
          <Release store={store} release={release} />
        </li>
      ))}
    </ul>
  );
}

function Release({ store, release }: { store: BalanceStore; release: MoneyRelease }) {
  const { t } = useTranslation('balance');
  const { languageTag } = useRootStore();
  const { booking, amount, currency } = release;
  const price = (minorUnits: number) => formatPrice(minorUnits, currency, languageTag);
  return (
    <>
      <div className={styles.head}>
        <h3 className={cardStyles.title}>{booking.title}</h3>
        <strong className={styles.amount}>{price(amount)}</strong>
      </div>
      <p className={cardStyles.soft}>{stayText(release, languageTag, t)}</p>
      <p className={styles.state} data-group={release.group}>
        {stateText(release, languageTag, t)}
      </p>
      <ReleaseKept store={store} release={release} />
      <details className={styles.details}>
        <summary className={styles.summary}>{t('breakdown')}</summary>
        <div className={styles.lines}>
          <AmountLines lines={breakdownOf(release, price, t)} />
          <RouteLink
            route="rental-booking"
            parameters={{ id: booking.bookingId }}
            {...linkAttributes({ look: 'alone' })}
          >
            {t('to-booking')}
          </RouteLink>
        </div>
      </details>
    </>
  );
}

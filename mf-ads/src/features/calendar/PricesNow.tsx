import { useRootStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { CalendarStore } from './calendar-store.ts';
import { listChosenPrices } from './chosen-prices.ts';
import styles from './EditSheet.module.css';

const PRICES_SHOWN = 5;

/** What the days cost as they are, and which rule says so. */
export const PricesNow = observer(function PricesNow({ store }: { store: CalendarStore }) {
  const { t } = useTranslation('calendar');
  const { languageTag } = useRootStore();
  const prices = listChosenPrices(t, store, languageTag);
  const more = prices.length - PRICES_SHOWN;
  if (prices.length === 0) return null;
  return (
    <section aria-label={t('as-it-is')}>
      <p className={styles.counts}>{t('as-it-is')}</p>
      <ul className={styles.conflicts}>
        {prices.slice(0, PRICES_SHOWN).map(({ words, dayCount }) => (
          <li key={words}>
            {words}, {t('days', { count: dayCount })}
          </li>
        ))}
        {more > 0 && <li>{t('prices-more', { count: more })}</li>}
      </ul>
    </section>
  );
});

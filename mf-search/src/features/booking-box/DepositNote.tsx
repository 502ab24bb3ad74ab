import { DEPOSIT_NIGHTS_MAXIMUM, type Property } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { formatPrice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './BookingBox.module.css';
import { shownTerm } from './shown-term.ts';
import { stayStore } from './stay-store.ts';

/** The deposit of a stay by the night, which is no part of its total; by the month it is one of the rows. */
export const DepositNote = observer(function DepositNote({ property }: { property: Property }) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const stays = useFeatureStore(stayStore);
  const { id, deposit, currency } = property;
  const answer = stays.quoteOf(id);
  const isTooLong = answer.status === 'known' && answer.quote.nightCount > DEPOSIT_NIGHTS_MAXIMUM;
  if (!deposit || isTooLong || shownTerm(property, stays.termOf(id)) === 'month') return null;
  return (
    <div className={styles.deposit}>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>{t('deposit')}</dt>
          <dd>{formatPrice(deposit, currency, languageTag)}</dd>
        </div>
      </dl>
      <p className={styles.note}>{t('deposit-reserved')}</p>
    </div>
  );
});

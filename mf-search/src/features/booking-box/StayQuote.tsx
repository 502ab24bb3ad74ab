import type { Property } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { Button, Icon, Skeleton } from '@moien/shared-lib/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import WifiOff from 'lucide-react/icons/wifi-off';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PriceLines } from '../price-lines/PriceLines.tsx';
import styles from './BookingBox.module.css';
import { shownTerm } from './shown-term.ts';
import { stayStore } from './stay-store.ts';

/** What the chosen stay costs, line by line; or why it cannot be booked, or that the price did not come. */
export const StayQuote = observer(function StayQuote({ property }: { property: Property }) {
  const { t } = useTranslation('search');
  const stays = useFeatureStore(stayStore);
  const quote = stays.quoteOf(property.id);
  const term = shownTerm(property, stays.termOf(property.id));
  return (
    <div className={styles.quote} aria-busy={quote.status === 'waiting'}>
      <div role="status">
        {quote.status === 'open' && (
          <p className={styles.note}>{t(term === 'month' ? 'stay-open-months' : 'stay-open')}</p>
        )}
        {quote.status === 'refused' && (
          <p className={styles.refusal}>
            <Icon of={CircleAlert} />
            <span>{quote.message}</span>
          </p>
        )}
        {quote.status === 'failed' && (
          <p className={styles.refusal}>
            <Icon of={WifiOff} />
            <span>{t('quote-failed')}</span>
          </p>
        )}
      </div>
      {quote.status === 'failed' && (
        <Button onClick={() => void stays.retry(property.id)}>{t('retry')}</Button>
      )}
      {quote.status === 'waiting' && <QuoteSkeleton />}
      {quote.status === 'known' && <PriceLines quote={quote.quote} />}
    </div>
  );
});

/** As high as the lines of most homes: nights, cleaning, total. */
function QuoteSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeleton />
      <Skeleton width="most" />
      <Skeleton width="half" />
    </div>
  );
}

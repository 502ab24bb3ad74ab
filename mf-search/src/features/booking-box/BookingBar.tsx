import type { Property } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { Button, Price } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PropertyPrice } from '../property-card/PropertyPrice.tsx';
import styles from './BookingBar.module.css';
import { stayStore } from './stay-store.ts';

type BookingBarProps = { property: Property; onOpen: () => void };

/** On a phone the price stays in view, and the way to choose a stay. */
export const BookingBar = observer(function BookingBar({ property, onOpen }: BookingBarProps) {
  const { t } = useTranslation('search');
  const isLetByNight = property.isAvailableForShortTerm;
  const { range } = useFeatureStore(stayStore).stayOf(property.id);
  return (
    <section className={styles.bar} aria-label={t('your-stay')}>
      <div className={styles.price}>
        <ShownTotal property={property} />
      </div>
      {isLetByNight && (
        <Button variant="primary" onClick={onOpen} aria-haspopup="dialog">
          {t(range.departure ? 'change-stay' : 'choose-stay')}
        </Button>
      )}
    </section>
  );
});

/** Of the chosen stay, or of a night or month until there is one. */
const ShownTotal = observer(function ShownTotal({ property }: { property: Property }) {
  const { t } = useTranslation('search');
  const { currency, languageTag } = useRootStore();
  const answer = useFeatureStore(stayStore).quoteOf(property.id);
  if (answer.status !== 'known') return <PropertyPrice property={property} />;
  const { total, nightCount } = answer.quote;
  const shown = currency.shown({ amount: total, currency: answer.quote.currency });
  return (
    <p className={styles.total}>
      <Price
        amount={shown.amount}
        currency={shown.currency}
        language={languageTag}
        suffix={t('price-for-stay', { nights: t('nights', { count: nightCount }) })}
        isApproximate={shown.isConverted}
      />
    </p>
  );
});

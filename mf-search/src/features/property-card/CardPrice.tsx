import type { PropertySummary, Quote, StayTerm } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatWholePrice, Popover, Price } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PriceLines } from '../price-lines/PriceLines.tsx';
import styles from './CardPrice.module.css';
import { PropertyPrice } from './PropertyPrice.tsx';
import { unitPrice } from './unit-price.ts';

/**
 * The total of the stay that was searched, with its lines at hand; without a stay the price of a night and of
 * a month.
 */
export const CardPrice = observer(function CardPrice({ property, term }: CardPriceProps) {
  const { quote } = property;
  return quote ? <StayPrice quote={quote} /> : <PropertyPrice property={property} term={term} />;
});

type CardPriceProps = { property: PropertySummary; term?: StayTerm | undefined };

const StayPrice = observer(function StayPrice({ quote }: { quote: Quote }) {
  const { t } = useTranslation('search');
  const { currency, languageTag } = useRootStore();
  const shown = currency.shown({ amount: quote.total, currency: quote.currency });
  return (
    <div className={styles.stay}>
      <Popover
        label={t('price-lines')}
        closeLabel={t('close')}
        align="start"
        className={styles.lines}
        isTitled
        trigger={(trigger) => (
          <button type="button" className={styles.total} {...trigger}>
            <Price
              amount={shown.amount}
              currency={shown.currency}
              language={languageTag}
              suffix={t('price-for-stay', { nights: t('nights', { count: quote.nightCount }) })}
              isApproximate={shown.isConverted}
              isWhole
            />
          </button>
        )}
      >
        <PriceLines quote={quote} />
      </Popover>
      <UnitPrice quote={quote} />
    </div>
  );
});

/** What a night or a month of the stay costs, so that it can be compared with homes that say no total. */
const UnitPrice = observer(function UnitPrice({ quote }: { quote: Quote }) {
  const { t } = useTranslation('search');
  const { currency, languageTag } = useRootStore();
  const unit = unitPrice(quote);
  if (!unit) return null;
  const shown = currency.shown({ amount: unit.amount, currency: quote.currency });
  const price = formatWholePrice(shown.amount, shown.currency, languageTag);
  const slug = unit.term === 'night' ? 'per-night' : 'per-month';
  return (
    <span className={styles.unit}>
      {shown.isConverted && '≈\u00a0'}
      {price} {t(unit.hasFees ? `${slug}-fees` : slug)}
    </span>
  );
});

import type { Quote } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatPrice, Price } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { lineName } from './line-name.ts';
import styles from './PriceLines.module.css';
import { stayLength } from './stay-length.ts';

/**
 * What a stay costs, line by line, in the currency that is charged (product decision 4), so that the lines
 * add up to the cent. Visitors who see prices in another currency also get the total in theirs.
 */
export const PriceLines = observer(function PriceLines({ quote }: { quote: Quote }) {
  const { t } = useTranslation('search');
  const { currency, languageTag } = useRootStore();
  const total = { amount: quote.total, currency: quote.currency };
  const shown = currency.shown(total);
  const isLease = quote.lineArray.some(({ kind }) => kind === 'months' || kind === 'part-month');
  return (
    <dl className={styles.lines}>
      {quote.lineArray.map((line) => (
        <div key={`${line.kind} ${line.featureTypeId} ${line.unitAmount}`} className={styles.line}>
          <dt>{lineName(line, quote, languageTag, t)}</dt>
          <dd>{formatPrice(line.amount, quote.currency, languageTag)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{isLease ? t('price-total-for', { length: stayLength(quote, t) }) : t('price-total')}</dt>
        <dd>
          <Price {...total} language={languageTag} />
        </dd>
      </div>
      {shown.isConverted && (
        <div className={styles.line}>
          <dt>{t('price-total-converted')}</dt>
          <dd>
            <Price amount={shown.amount} currency={shown.currency} language={languageTag} isApproximate />
          </dd>
        </div>
      )}
    </dl>
  );
});

import type { Quote, QuoteLine } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatPrice, Price } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
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
        <div key={`${line.kind} ${line.unitAmount}`} className={styles.line}>
          <dt>
            <LineName line={line} quote={quote} />
          </dt>
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

function LineName({ line, quote }: { line: QuoteLine; quote: Quote }) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const price = formatPrice(line.unitAmount, quote.currency, languageTag);
  const nights = t('nights', { count: line.quantity });
  if (line.kind === 'nights') return t('nights-at-price', { nights, price });
  if (line.kind === 'part-month') return t('nights-of-month', { nights, price });
  if (line.kind === 'months')
    return t('nights-at-price', { nights: t('months', { count: line.quantity }), price });
  return t(line.kind);
}

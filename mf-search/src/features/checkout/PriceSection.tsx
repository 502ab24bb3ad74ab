import type { Property, Quote, RefundTerms } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { AmountLines, formatPrice, Icon, Skeleton } from '@moien/shared-lib/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { stayStore } from '../booking-box/stay-store.ts';
import { lineName } from '../price-lines/line-name.ts';
import styles from './Checkout.module.css';
import type { Checkout } from './checkout.ts';
import { momentText } from './moment-text.ts';
import { fullRefundUntil, lineRefund } from './refund-curve/line-refund.ts';

export type PriceSectionProps = { property: Property; checkout: Checkout; terms: RefundTerms | undefined };

/** What is paid, line by line, and what of each line comes back; or why there is no price. */
export const PriceSection = observer(function PriceSection(props: PriceSectionProps) {
  const { property, checkout, terms } = props;
  const { t } = useTranslation('checkout');
  const stays = useFeatureStore(stayStore);
  const { quote } = checkout;
  const answer = stays.quoteOf(property.id);
  return (
    <section
      className={styles.price}
      aria-labelledby="checkout-price"
      aria-busy={!quote && answer.status === 'waiting'}
    >
      <h2 id="checkout-price">{t('price')}</h2>
      {quote && terms ? (
        <QuoteLines property={property} quote={quote} terms={terms} />
      ) : (
        <>
          <div role="status">
            {answer.status !== 'waiting' && answer.status !== 'known' && (
              <p className={styles.warning}>
                <Icon of={CircleAlert} />
                <span>{answer.status === 'refused' ? answer.message : t(`price-${answer.status}`)}</span>
              </p>
            )}
          </div>
          {answer.status === 'waiting' && [0, 1, 2, 3].map((line) => <Skeleton key={line} />)}
        </>
      )}
    </section>
  );
});

type QuoteLinesProps = { property: Property; quote: Quote; terms: RefundTerms };

const QuoteLines = observer(function QuoteLines({ property, quote, terms }: QuoteLinesProps) {
  const { t } = useTranslation('checkout');
  const { t: search } = useTranslation('search');
  const { languageTag, currency } = useRootStore();
  const full = fullRefundUntil(terms, new Date(terms.confirmedAt));
  const price = (amount: number) => formatPrice(amount, quote.currency, languageTag);
  const firstNights = quote.lineArray.findIndex(({ kind }) => kind === 'nights');
  const noteOf = (line: Quote['lineArray'][number], index: number) => {
    const refund = lineRefund(line, full);
    if (!refund?.until) return refund && t(refund.slug);
    // The instant is said once.
    if (index > firstNights) return t('line-full-until-then');
    return t(refund.slug, { moment: momentText(refund.until, terms.timeZone, languageTag, t) });
  };
  const shown = currency.shown({ amount: quote.total, currency: quote.currency });
  const { deposit } = property;
  return (
    <>
      <AmountLines
        lines={[
          ...quote.lineArray.map((line, index) => {
            const note = noteOf(line, index);
            return {
              id: `${index} ${line.kind}`,
              name: lineName(line, quote, languageTag, search),
              amount: price(line.amount),
              ...(note !== undefined && { note }),
            };
          }),
          { id: 'total', name: search('price-total'), amount: price(quote.total), isTotal: true },
        ]}
      />
      {shown.isConverted && (
        <p className={styles.quiet}>
          {t('converted', {
            amount: `≈\u00a0${formatPrice(shown.amount, shown.currency, languageTag)}`,
            currency: quote.currency,
          })}
        </p>
      )}
      {deposit !== null && deposit > 0 && (
        <p className={styles.quiet}>{t('deposit', { amount: price(deposit) })}</p>
      )}
    </>
  );
});

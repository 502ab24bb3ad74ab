import {
  DEPOSIT_NIGHTS_MAXIMUM,
  fullRefundUntil,
  type Property,
  type Quote,
  type QuoteLine,
  type RefundTerms,
} from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { AmountLines, formatPrice, Skeleton } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { stayStore } from '../booking-box/stay-store.ts';
import { lineName } from '../price-lines/line-name.ts';
import styles from './Checkout.module.css';
import type { Checkout } from './checkout.ts';
import { momentText } from './moment-text.ts';
import { lineRefund } from './refund-curve/line-refund.ts';

export type PriceSectionProps = { property: Property; checkout: Checkout; terms: RefundTerms | undefined };

/** What is paid, line by line, and what of each line comes back. */
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
        <NoQuote isWaiting={answer.status === 'waiting'} />
      )}
      <p className={styles.heard} role="status">
        {answer.status === 'refused' ? answer.message : answer.status === 'failed' && t('price-failed')}
      </p>
    </section>
  );
});

/** Why there is no price is read where the form would stand, and heard at once. */
function NoQuote({ isWaiting }: { isWaiting: boolean }) {
  if (isWaiting) return [0, 1, 2, 3].map((line) => <Skeleton key={line} />);
  return <Total amount="—" />;
}

function Total({ amount }: { amount: string }) {
  const { t: search } = useTranslation('search');
  return <AmountLines lines={[{ id: 'total', name: search('price-total'), amount, isTotal: true }]} />;
}

type QuoteLinesProps = { property: Property; quote: Quote; terms: RefundTerms };

const QuoteLines = observer(function QuoteLines({ property, quote, terms }: QuoteLinesProps) {
  const { t } = useTranslation('checkout');
  const { t: search } = useTranslation('search');
  const { languageTag, currency } = useRootStore();
  const full = fullRefundUntil(terms, new Date(terms.confirmedAt));
  const price = (amount: number) => formatPrice(amount, quote.currency, languageTag);
  const noteOf = (line: QuoteLine) => {
    const refund = lineRefund(line, full);
    if (!refund?.until) return refund && t(refund.slug);
    return t(refund.slug, { moment: momentText(refund.until, terms.timeZone, languageTag, t) });
  };
  const shownLine = (line: QuoteLine, index: number) => {
    const note = noteOf(line);
    return {
      id: `${index} ${line.kind}`,
      name: lineName(line, quote, languageTag, search),
      amount: price(line.amount),
      ...(note !== undefined && { note }),
    };
  };
  const shown = currency.shown({ amount: quote.total, currency: quote.currency });
  const { deposit } = property;
  return (
    <>
      <AmountLines lines={quote.lineArray.map(shownLine)} />
      <Total amount={price(quote.total)} />
      {shown.isConverted && (
        <p className={styles.quiet}>
          {t('converted', {
            amount: `≈\u00a0${formatPrice(shown.amount, shown.currency, languageTag)}`,
            currency: quote.currency,
          })}
        </p>
      )}
      {deposit !== null && deposit > 0 && quote.nightCount <= DEPOSIT_NIGHTS_MAXIMUM && (
        <>
          <p className={styles.deposit}>
            {search('deposit')} <span>{price(deposit)}</span>
          </p>
          <p className={styles.quiet}>{t('deposit-explained')}</p>
        </>
      )}
    </>
  );
});

import { type Booking, LONG_STAY_NIGHTS } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { AmountLines, formatPrice, linkAttributes } from '@moien/shared-lib/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { isStayAhead, isUnconfirmed } from '../booking/shown-state.ts';
import { writeView } from '../invoices/invoices-view.ts';
import { Section } from '../page-frame/Section.tsx';
import { DisputeNotice } from './DisputeNotice.tsx';
import { lineName } from './line-name.ts';
import styles from './Price.module.css';
import { amountToPay } from './paid-now.ts';

type PriceSectionProps = { booking: Booking } & Pick<ComponentProps<typeof Section>, 'isFolded'>;

/** The lines of the price, what of it is paid and given back, and for a host what is theirs. */
export function PriceSection({ booking, isFolded }: PriceSectionProps) {
  const { t } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  const { quote, currency, paidTotal, refundedTotal, refundTotal, deposit, depositStatus, payout } = booking;
  const isTakingPlace = isUnconfirmed(booking) || isStayAhead(booking);
  const refundDue = (refundTotal ?? 0) - refundedTotal;
  // What a bank has taken back for good is among what went back to the guest, and no refund of ours.
  const reversed = booking.dispute?.state === 'lost' ? Math.min(booking.dispute.amount, refundedTotal) : 0;
  const refunded = refundedTotal - reversed;
  const toPay = amountToPay(booking);
  // It was imported with its nights alone.
  if (quote.lineArray.length === 0)
    return (
      <Section title={t('price-title')} isFolded={isFolded}>
        <p>{t('agreed-elsewhere')}</p>
      </Section>
    );
  const price = (amount: number) => formatPrice(amount, currency, languageTag);
  const payments = [
    { id: 'paid', name: t('paid'), amount: price(paidTotal), isShown: paidTotal > 0 },
    { id: 'refunded', name: t('refunded'), amount: price(refunded), isShown: refunded > 0 },
    { id: 'reversed', name: t('reversed'), amount: price(reversed), isShown: reversed > 0 },
    { id: 'refund-due', name: t('refund-due'), amount: price(refundDue), isShown: refundDue > 0 },
  ];
  return (
    <Section title={t('price-title')} isFolded={isFolded} summary={price(quote.total)}>
      <DisputeNotice booking={booking} />
      <AmountLines
        lines={[
          ...quote.lineArray.map((line, index) => ({
            id: `${index} ${line.kind}`,
            name: lineName(line, quote, languageTag, t),
            amount: price(line.amount),
          })),
          { id: 'total', name: t('total'), amount: price(quote.total), isTotal: true },
          ...payments.filter(({ isShown }) => isShown),
          ...(toPay > 0 ? [{ id: 'to-pay', name: t('to-pay'), amount: price(toPay), isTotal: true }] : []),
        ]}
      />
      {payout && (isTakingPlace || booking.state === 'completed') && (
        <>
          <AmountLines
            lines={[
              { id: 'share', name: t('host-share'), amount: price(payout.share) },
              { id: 'fee', name: t('host-fee'), amount: price(-payout.fee) },
              { id: 'payout', name: t('host-payout'), amount: price(payout.amount), isTotal: true },
            ]}
          />
          <p className={styles.note}>
            {t(quote.nightCount >= LONG_STAY_NIGHTS ? 'payout-monthly' : 'payout-once')}
          </p>
        </>
      )}
      {deposit !== null && deposit > 0 && depositStatus === null && isTakingPlace && (
        <p className={styles.note}>{t('deposit', { amount: price(deposit) })}</p>
      )}
      <InvoicesLink booking={booking} />
    </Section>
  );
}

/** To what there is on paper, which follows the first payment. */
function InvoicesLink({ booking: { id, paidTotal } }: { booking: Booking }) {
  const { t } = useTranslation('dashboard');
  if (paidTotal === 0) return null;
  return (
    <RouteLink route="invoices" search={writeView({ bookingId: id })} {...linkAttributes({ look: 'alone' })}>
      {t('navigation-invoices')}
    </RouteLink>
  );
}

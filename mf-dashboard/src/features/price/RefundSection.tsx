import { type Booking, curvePoints, refund as refundAt, refundCurve } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatDays, formatPrice, RefundTimeline } from '@moien/shared-lib/ui';
import { type ComponentProps, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '../booking/moment-text.ts';
import { type Received, serverNow } from '../booking/received.ts';
import { Section } from '../page-frame/Section.tsx';
import styles from './Price.module.css';
import { isUnpaid, paidNow } from './paid-now.ts';
import { refundNow } from './refund-now.ts';
import { ruleText } from './rule-text.ts';

type RefundSectionProps = { received: Received<Booking> } & Pick<ComponentProps<typeof Section>, 'isFolded'>;

/** What comes back after a cancellation now, and for a guest later; as long as it can be cancelled. */
export function RefundSection({ received, isFolded }: RefundSectionProps) {
  const { t } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  const { actionArray, terms, currency, role, quote } = received.value;
  const paid = paidNow(received.value);
  const refund = useMemo(() => refundNow(received), [received]);
  const curve = useMemo(
    () => (terms && role === 'guest' && paid >= quote.total ? refundCurve(terms, serverNow(received)) : []),
    [received, terms, role, paid, quote],
  );
  if (!terms || !refund || quote.total === 0 || !actionArray.includes('cancel')) return null;
  const price = (amount: number) => formatPrice(amount, currency, languageTag);
  const moment = (instant: Date) =>
    momentText(instant.toISOString(), terms.timeZone, languageTag, t, 'medium');
  return (
    <Section title={t('refund-title')} isFolded={isFolded}>
      <p className={styles.now}>
        {isUnpaid(received.value)
          ? t(`refund-now-unpaid-${role}`)
          : t(`refund-now-${role}`, { amount: price(refund.total) })}
      </p>
      <p className={styles.note}>{t(`policy-${terms.policy.name}`)}</p>
      {curve.length > 0 && (
        <div className={styles.steps}>
          <RefundTimeline
            paid={paid}
            points={curvePoints(terms, curve).map(({ slug, at, day }) => ({
              at,
              name: t(`point-${slug}`),
              day: formatDays(day, day, languageTag),
            }))}
            labels={{
              caption: t('refund-title'),
              when: t('refund-when'),
              amount: t('refund-amount'),
              all: t('refund-all-steps'),
            }}
            steps={curve.map(({ from, until, total }) => ({
              from: from.getTime(),
              until: until.getTime(),
              total,
              when: t('until', { moment: moment(until) }),
              amount: total === 0 ? t('refund-nothing') : price(total),
              note: total === 0 ? undefined : ruleText(refundAt(terms, until, 'guest'), terms.policy, t),
            }))}
          />
        </div>
      )}
    </Section>
  );
}

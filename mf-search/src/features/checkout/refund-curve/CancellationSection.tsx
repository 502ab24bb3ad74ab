import { curvePoints, type RefundTerms, refund, refundCurve, ruleNumbers } from '@moien/contract';
import { type TextFunction, useRootStore } from '@moien/shared-lib';
import { formatDays, formatPrice, RefundTimeline } from '@moien/shared-lib/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../Checkout.module.css';
import { momentText } from '../moment-text.ts';

type CancellationSectionProps = { terms: RefundTerms; total: number };

/** What a cancellation by the guest would return, from now to the end of the stay. */
export function CancellationSection({ terms, total }: CancellationSectionProps) {
  const { t } = useTranslation('checkout');
  const { languageTag } = useRootStore();
  const { timeZone, currency, policy } = terms;
  const steps = useMemo(() => refundCurve(terms, new Date(terms.confirmedAt)), [terms]);
  return (
    <section className={styles.section} aria-labelledby="checkout-cancellation">
      <h2 id="checkout-cancellation">{t('cancellation')}</h2>
      <p>{t(`policy-${policy.name}`)}</p>
      <RefundTimeline
        paid={total}
        points={curvePoints(terms, steps).map(({ slug, at, day }) => ({
          at,
          name: t(`point-${slug}`),
          day: formatDays(day, day, languageTag),
        }))}
        labels={{
          caption: t('cancellation'),
          when: t('if-cancelled'),
          amount: t('comes-back'),
          all: t('all-steps'),
        }}
        steps={steps.map((step, index) => ({
          from: step.from.getTime(),
          until: step.until.getTime(),
          total: step.total,
          when: t(index === 1 ? 'then-until' : 'until', {
            moment: momentText(step.until, timeZone, languageTag, t),
          }),
          amount: step.total === 0 ? t('refund-nothing') : formatPrice(step.total, currency, languageTag),
          note: step.total === 0 ? undefined : ruleText(terms, step.until, t),
        }))}
      />
      <p className={styles.quiet}>{t('clock-of-home', { zone: timeZone.replaceAll('_', ' ') })}</p>
    </section>
  );
}

function ruleText(terms: RefundTerms, instant: Date, t: TextFunction): string {
  const returned = refund(terms, instant, 'guest');
  return t(`refund-${returned.rule}`, ruleNumbers(returned, terms.policy));
}

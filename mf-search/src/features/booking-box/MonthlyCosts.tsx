import { type Day, monthlyCost, type Property } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatDay, formatPrice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './BookingBox.module.css';

type MonthlyCostsProps = { property: Property; today: Day };

/** What a long-term let costs each month and at its start, in the currency that is charged. */
export const MonthlyCosts = observer(function MonthlyCosts({ property, today }: MonthlyCostsProps) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const cost = monthlyCost(property);
  if (!cost) return null;
  const money = (amount: number) => formatPrice(amount, cost.currency, languageTag);
  const { minimumMonths, moveInDate } = property;
  const rows: [slug: string, value: string | false | null][] = [
    ['monthly-rent', money(cost.rent)],
    ['monthly-charges', cost.charges > 0 && money(cost.charges)],
    ['each-month', cost.charges > 0 && money(cost.perMonth)],
    ['deposit', cost.deposit > 0 && money(cost.deposit)],
    ['due-at-start', cost.deposit > 0 && money(cost.dueAtStart)],
    ['minimum-months', minimumMonths === null ? null : t('months', { count: minimumMonths })],
    [
      'move-in-date',
      moveInDate && (moveInDate > today ? formatDay(moveInDate, languageTag) : t('move-in-now')),
    ],
  ];
  const sums = ['each-month', 'due-at-start'];
  return (
    <section className={styles.months} aria-labelledby="by-the-month">
      <h3 id="by-the-month" className={styles.subtitle}>
        {t('by-the-month')}
      </h3>
      <dl className={styles.rows}>
        {rows.map(([slug, value]) =>
          value ? (
            <div key={slug} className={styles.row} data-sum={sums.includes(slug) || undefined}>
              <dt>{t(slug)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {cost.deposit > 0 && <p className={styles.note}>{t('deposit-note')}</p>}
    </section>
  );
});

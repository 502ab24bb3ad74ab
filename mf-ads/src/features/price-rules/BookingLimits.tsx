import { addDays } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { classNames, formatDay } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { readWhole } from '../fields/read-entry.ts';
import { UnitField } from '../fields/UnitField.tsx';
import styles from './PriceRules.module.css';
import type { PriceRulesStore } from './price-rules-store.ts';
import type { LimitName } from './rule-entry.ts';

/** How late and how early guests can book, and what stays free between two stays. */
export const BookingLimits = observer(function BookingLimits({ store }: { store: PriceRulesStore }) {
  const { t } = useTranslation('price-rules');
  const hints = useHints(store);
  const { entry, errors } = store;
  if (!entry) return null;
  const field = (name: LimitName) => ({
    value: entry[name],
    hint: hints[name],
    error: errors.limits[name] && t(errors.limits[name]),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      store.change({ [name]: value }),
  });
  return (
    <section className={styles.section} aria-labelledby="limits-title">
      <h2 id="limits-title" className={styles.title}>
        {t('limits-title')}
      </h2>
      <div className={classNames(styles.card, styles.limits)}>
        <UnitField {...field('noticeDays')} label={t('notice')} unit={t('unit-days')} />
        <UnitField {...field('preparationDays')} label={t('preparation')} unit={t('unit-nights')} />
        <UnitField {...field('bookingWindowDays')} label={t('booking-window')} unit={t('unit-days')} />
      </div>
    </section>
  );
});

/** What the numbers mean today. */
function useHints({ entry, home, today }: PriceRulesStore): Record<LimitName, string> {
  const { t } = useTranslation('price-rules');
  const { languageTag } = useRootStore();
  const dayIn = (count: number) => formatDay(addDays(today, count), languageTag, 'medium');
  const notice = readWhole(entry?.noticeDays ?? '', 0, 90) ?? 0;
  const preparation = readWhole(entry?.preparationDays ?? '', 0, 14) ?? 0;
  const window = readWhole(entry?.bookingWindowDays ?? '', 1, 730);
  const end = home?.bookableUntil && formatDay(home.bookableUntil, languageTag, 'medium');
  return {
    noticeDays: notice === 0 ? t('notice-none') : t('notice-hint', { day: dayIn(notice) }),
    preparationDays:
      preparation === 0 ? t('preparation-none') : t('preparation-hint', { count: preparation }),
    bookingWindowDays:
      window !== undefined
        ? t('booking-window-hint', { day: dayIn(window) })
        : end
          ? t('booking-window-end', { day: end })
          : t('booking-window-none'),
  };
}

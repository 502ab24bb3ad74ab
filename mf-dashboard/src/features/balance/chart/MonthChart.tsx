import type { BalanceMonth } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatDay, formatPrice, Toggle } from '@moien/shared-lib/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../bar-chart/BarChart.module.css';
import { BarDrawing } from '../../bar-chart/BarDrawing.tsx';
import { formatMonthName } from '../../bar-chart/format-month-name.ts';
import { MonthTable } from './MonthTable.tsx';
import type { MonthChartProps } from './month-chart-props.ts';

/** Minor units: a chart without money has an axis all the same. */
const LEAST_MAXIMUM = 10_000;

/** What arrived and what is expected in each month, drawn or as a table. */
export function MonthChart({ months, currency }: MonthChartProps) {
  const { t } = useTranslation('balance');
  const { languageTag } = useRootStore();
  const [isTable, setTable] = useState(false);
  const [shown, setShown] = useState(() => lastPaid(months));
  const month = months[shown];
  const price = (amount: number) => formatPrice(amount, currency, languageTag);
  const columnOf = ({ month, paid, expected }: BalanceMonth) => ({
    key: month,
    tick: formatMonthName(month, languageTag),
    said: t('month-said', {
      month: formatDay(`${month}-01`, languageTag, 'month'),
      paid: price(paid),
      expected: price(expected),
    }),
    values: [paid, expected],
  });
  return (
    <div className={styles.chart}>
      {isTable ? (
        <MonthTable months={months} currency={currency} />
      ) : (
        <figure className={styles.figure}>
          <figcaption className={styles.caption}>
            {month && <Readout month={month} currency={currency} />}
          </figcaption>
          <BarDrawing
            label={t('months')}
            columns={months.map(columnOf)}
            format={price}
            leastMaximum={LEAST_MAXIMUM}
            shown={shown}
            onShow={setShown}
          />
        </figure>
      )}
      <Toggle
        className={styles.toggle}
        label={t('as-table')}
        checked={isTable}
        onChange={({ target }) => setTable(target.checked)}
      />
    </div>
  );
}

/** The amounts of the month that is pointed at; at first those of the last one with money. */
function Readout({ month, currency }: { month: BalanceMonth; currency: string }) {
  const { t } = useTranslation('balance');
  const { languageTag } = useRootStore();
  const price = (amount: number) => formatPrice(amount, currency, languageTag);
  return (
    <>
      <strong className={styles.month}>{formatDay(`${month.month}-01`, languageTag, 'month')}</strong>
      <span className={styles.legend} data-series="0">
        {t('month-paid')} <strong>{price(month.paid)}</strong>
      </span>
      <span className={styles.legend} data-series="1">
        {t('month-expected')} <strong>{price(month.expected)}</strong>
      </span>
      <span className={styles.legend}>
        {t('owner-fee')} <strong>{price(month.ownerFee)}</strong>
      </span>
    </>
  );
}

function lastPaid(months: readonly BalanceMonth[]): number {
  return Math.max(
    0,
    months.findLastIndex(({ paid }) => paid > 0),
  );
}

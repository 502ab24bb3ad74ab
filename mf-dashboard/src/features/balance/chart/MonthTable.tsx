import { useRootStore } from '@moien/shared-lib';
import { formatDay, formatPrice } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from '../../bar-chart/BarChart.module.css';
import type { MonthChartProps } from './month-chart-props.ts';

/** The same figures to read, the newest first. */
export function MonthTable({ months, currency }: MonthChartProps) {
  const { t } = useTranslation('balance');
  const { languageTag } = useRootStore();
  const price = (amount: number) => formatPrice(amount, currency, languageTag);
  return (
    <table className={styles.table}>
      <caption className={styles.tableCaption}>{t('months')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('month')}</th>
          <th scope="col">{t('month-paid')}</th>
          <th scope="col">{t('month-expected')}</th>
          <th scope="col">{t('owner-fee')}</th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, paid, expected, ownerFee }) => (
          <tr key={month}>
            <th scope="row">{formatDay(`${month}-01`, languageTag, 'month')}</th>
            <td data-label={t('month-paid')}>{price(paid)}</td>
            <td data-label={t('month-expected')}>{price(expected)}</td>
            <td data-label={t('owner-fee')}>{price(ownerFee)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

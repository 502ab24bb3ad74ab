import { useRootStore } from '@moien/shared-lib';
import { useTranslation } from 'react-i18next';
import chartStyles from '../../bar-chart/BarChart.module.css';
import { figureText } from '../figures.ts';
import type { DayChartProps } from './day-chart-props.ts';
import type { DayGroup } from './group-days.ts';
import { groupText, measuresOf } from './measure-text.ts';

/** All measures to read, the newest first. */
export function DayTable({ statistics, period, groups }: DayChartProps & { groups: readonly DayGroup[] }) {
  const { t } = useTranslation('statistics');
  const { languageTag } = useRootStore();
  const measures = measuresOf(statistics);
  return (
    <table className={chartStyles.table}>
      <caption className={chartStyles.tableCaption}>{t('chart')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('time')}</th>
          {measures.map((name) => (
            <th key={name} scope="col">
              {t(`figure-${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.toReversed().map((group) => (
          <tr key={group.from}>
            <th scope="row">{groupText(group, period, languageTag)}</th>
            {measures.map((name) => (
              <td key={name} data-label={t(`figure-${name}`)}>
                {figureText(name, group[name], { currency: statistics.currency, languageTag }) ?? '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

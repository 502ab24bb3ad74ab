import { useRootStore } from '@moien/shared-lib';
import { saveFile } from '@moien/shared-lib/save-file';
import { Button, formatDays, Select, Toggle } from '@moien/shared-lib/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import chartStyles from '../../bar-chart/BarChart.module.css';
import { BarDrawing } from '../../bar-chart/BarDrawing.tsx';
import { figureText } from '../figures.ts';
import { toCsv } from '../statistics-csv.ts';
import styles from './DayChart.module.css';
import { DayTable } from './DayTable.tsx';
import type { DayChartProps } from './day-chart-props.ts';
import { type DayGroup, firstEventful, groupDays, type Measure } from './group-days.ts';
import { groupText, groupTick, measuresOf } from './measure-text.ts';
import { rowsOf } from './statistics-rows.ts';

/** A chart of nothing has an axis all the same: of counts, of all nights, and of minor units. */
const LEAST_MAXIMUM: Readonly<Record<Measure, number>> = {
  views: 4,
  saves: 4,
  requests: 4,
  bookings: 4,
  occupancy: 1,
  income: 10_000,
};

/** One measure over time, drawn or as a table of all; the table's figures are the file's. */
export function DayChart({ statistics, period }: DayChartProps) {
  const { t } = useTranslation('statistics');
  const { languageTag } = useRootStore();
  const [chosen, setChosen] = useState<Measure>();
  const [isTable, setTable] = useState(false);
  const groups = groupDays(statistics.dayArray, period);
  const measures = measuresOf(statistics);
  const measure = chosen ?? firstEventful(measures, groups);
  const download = () => {
    const text = toCsv(rowsOf(statistics, t, languageTag), languageTag);
    const { from, to } = statistics;
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `moien-${t('file')}-${from}-${to}.csv`);
  };
  return (
    <div className={chartStyles.chart}>
      {isTable ? (
        <DayTable statistics={statistics} period={period} groups={groups} />
      ) : (
        <>
          <Select
            className={styles.measure}
            label={t('measure')}
            value={measure}
            onChange={({ target }) => setChosen(target.value as Measure)}
          >
            {measures.map((name) => (
              <option key={name} value={name}>
                {t(`figure-${name}`)}
              </option>
            ))}
          </Select>
          <Drawing
            key={`${period} ${measure}`}
            statistics={statistics}
            period={period}
            groups={groups}
            measure={measure}
          />
        </>
      )}
      <div className={styles.tools}>
        <Toggle label={t('as-table')} checked={isTable} onChange={({ target }) => setTable(target.checked)} />
        <Button variant="quiet" onClick={download}>
          {t('download')}
        </Button>
      </div>
    </div>
  );
}

type DrawingProps = DayChartProps & { groups: readonly DayGroup[]; measure: Measure };

function Drawing({ statistics, period, groups, measure }: DrawingProps) {
  const { t } = useTranslation('statistics');
  const { languageTag } = useRootStore();
  const [shown, setShown] = useState(groups.length - 1);
  const { currency } = statistics;
  const text = (value: number | null) =>
    figureText(measure, value, { currency, languageTag }) ?? t('not-known');
  const group = groups[shown];
  return (
    <figure className={chartStyles.figure}>
      <figcaption className={chartStyles.caption}>
        {group && (
          <>
            <strong className={chartStyles.month}>{groupText(group, period, languageTag)}</strong>
            <span className={chartStyles.legend}>
              {t(`figure-${measure}`)} <strong>{text(group[measure])}</strong>
            </span>
          </>
        )}
      </figcaption>
      <BarDrawing
        label={`${t(`figure-${measure}`)}: ${formatDays(statistics.from, statistics.to, languageTag)}`}
        columns={groups.map((one) => ({
          key: one.from,
          tick: groupTick(one, period, languageTag),
          said: `${groupText(one, period, languageTag)}: ${text(one[measure])}`,
          values: [one[measure] ?? 0],
        }))}
        format={text}
        leastMaximum={LEAST_MAXIMUM[measure]}
        shown={shown}
        onShow={setShown}
      />
    </figure>
  );
}

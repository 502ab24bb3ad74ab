import type { Day } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type HomeRow, WEEK } from './calendar-days.ts';
import type { Area, Cell } from './day-selection.ts';
import { numbersOf, type Weeks } from './drawn-weeks.ts';
import { gridRow, ROW_HEADER } from './grid-roles.ts';
import styles from './Timeline.module.css';
import type { CellSize } from './use-cell-size.ts';
import { WeekRuns } from './WeekRuns.tsx';

type TimelineRowProps = {
  row: HomeRow;
  index: number;
  from: Day;
  weeks: Weeks;
  size: CellSize;
  language: string;
  /** What is chosen and the day with the focus, where they are of this home. */
  area: Area | undefined;
  focus: Cell | undefined;
};

/** A home with the weeks near the window. */
export const TimelineRow = memo(function TimelineRow(props: TimelineRowProps) {
  const { row, index, from, weeks, size, language, area, focus } = props;
  return (
    <div
      className={styles.row}
      {...gridRow(index + 2)}
      style={{ insetBlockStart: size.header + index * size.row }}
    >
      <HomeName row={row} />
      {numbersOf(weeks).map((week) => (
        <WeekRuns
          key={week}
          row={row}
          rowIndex={index}
          week={week}
          from={from}
          language={language}
          inlineStart={size.name + week * WEEK * size.column}
          {...chosenIn(area, week)}
          focused={focusedIn(focus, week)}
        />
      ))}
    </div>
  );
});

const HomeName = memo(function HomeName({ row: { home } }: { row: HomeRow }) {
  const { t } = useTranslation('calendar');
  return (
    <div className={styles.home} {...ROW_HEADER}>
      <RouteLink
        route="availability"
        search={new URLSearchParams({ property: home.propertyId })}
        className={styles.name}
        title={home.title}
      >
        {home.title}
      </RouteLink>
      {home.nightlyPrice === null && <span className={styles.note}>{t('by-the-month')}</span>}
    </div>
  );
});

/** Which days of a week of a home are chosen, by numbers that stay equal while they are the same. */
function chosenIn(area: Area | undefined, week: number): { chosenFrom: number; chosenTo: number } {
  const first = Math.max(area?.firstColumn ?? 0, week * WEEK);
  const last = Math.min(area?.lastColumn ?? -1, week * WEEK + WEEK - 1);
  return first > last ? { chosenFrom: -1, chosenTo: -1 } : { chosenFrom: first, chosenTo: last };
}

function focusedIn(focus: Cell | undefined, week: number): number {
  return focus && Math.floor(focus.column / WEEK) === week ? focus.column : -1;
}

import { addDays, type Day } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type HomeRow, WEEK } from './calendar-days.ts';
import type { Area, Cell } from './day-selection.ts';
import { numbersOf, type Weeks } from './drawn-weeks.ts';
import { gridRow, ROW_HEADER } from './grid-roles.ts';
import styles from './Timeline.module.css';
import { WeekCells } from './WeekCells.tsx';

type TimelineRowProps = {
  row: HomeRow;
  index: number;
  from: Day;
  weeks: Weeks;
  language: string;
  /** What is chosen and the day with the focus, where they are of this home. */
  area: Area | undefined;
  focus: Cell | undefined;
};

/** A home with the weeks near the window. */
export const TimelineRow = memo(function TimelineRow(props: TimelineRowProps) {
  const { row, index, from, weeks, language, area, focus } = props;
  return (
    <div className={styles.row} {...gridRow(index + 2)} style={{ '--row': index } as CSSProperties}>
      <HomeName row={row} />
      {numbersOf(weeks).map((week) => (
        <WeekCells
          key={week}
          row={row}
          rowIndex={index}
          week={week}
          monday={addDays(from, week * WEEK)}
          language={language}
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
  const none = { chosenFrom: -1, chosenTo: -1 };
  if (!area) return none;
  const first = Math.max(area.firstColumn - week * WEEK, 0);
  const last = Math.min(area.lastColumn - week * WEEK, WEEK - 1);
  return first > last ? none : { chosenFrom: first, chosenTo: last };
}

function focusedIn(focus: Cell | undefined, week: number): number {
  const index = focus ? focus.column - week * WEEK : -1;
  return index >= 0 && index < WEEK ? index : -1;
}

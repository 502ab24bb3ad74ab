import { addDays, type Day } from '@moien/contract';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { cellId, type HomeRow } from './calendar-days.ts';
import { markOf, priceAttributes, priceText, stateAttributes } from './day-attributes.ts';
import looks from './day-looks.module.css';
import { type ChosenDays, type DayRun, isChosen, runsOfWeek } from './day-runs.ts';
import { wordsOfDays } from './day-words.ts';
import { gridCells } from './grid-roles.ts';
import styles from './WeekRuns.module.css';

type WeekRunsProps = ChosenDays & {
  row: HomeRow;
  rowIndex: number;
  week: number;
  /** The first day of the timeline. */
  from: Day;
  language: string;
  /** Pixels from the begin of the row. */
  inlineStart: number;
};

const runClass = `${looks.day} ${looks.price} ${styles.run}`;

/**
 * A week of a home. Consecutive days that look alike share one element, because the time of a frame while
 * scrolling grows with the number of elements that are inserted.
 */
export const WeekRuns = memo(function WeekRuns(props: WeekRunsProps) {
  const { row, rowIndex, week, from, language, inlineStart, ...chosen } = props;
  const { t } = useTranslation('calendar');
  return (
    <div className={styles.week} style={{ insetInlineStart: inlineStart }}>
      {runsOfWeek(row, week, chosen).map(({ first, last }) => {
        const homeDay = row.days[first];
        if (!homeDay) return null;
        const days = { first: addDays(from, first), last: addDays(from, last) };
        const words = wordsOfDays(t, row, homeDay, days, language);
        const { text, characters } = textOfRun(row, { first, last }, language);
        return (
          <div
            key={first}
            id={first === chosen.focused ? cellId({ row: rowIndex, column: first }) : undefined}
            className={runClass}
            style={{
              inlineSize: `calc(${last - first + 1} * var(--cell-width))`,
              paddingInlineStart: characters && `calc((var(--cell-width) - ${characters}ch) / 2)`,
            }}
            {...gridCells({ column: first + 2, span: last - first + 1 }, isChosen(first, chosen), words)}
            {...stateAttributes(row, first)}
            {...barAttributes(row, last)}
            {...priceAttributes(row, first)}
          >
            {text}
          </div>
        );
      })}
    </div>
  );
});

/** For the looks of a run: whether its days are taken, and whether its last day is the last of the stay. */
function barAttributes(row: HomeRow, last: number) {
  const entry = row.days[last]?.entry;
  return {
    'data-taken': entry && true,
    'data-ends': (entry && row.days[last + 1]?.entry !== entry) || undefined,
  };
}

/**
 * What stands in a run: who takes its days, else the price or the mark of each day, one for each tab stop.
 * `characters` is the width of one of them, which stands in the middle of its day.
 */
function textOfRun(
  row: HomeRow,
  { first, last }: DayRun,
  language: string,
): { text: string | undefined; characters: number | undefined } {
  const homeDay = row.days[first];
  const mark = homeDay && markOf(homeDay);
  if (homeDay?.entry) {
    const name = homeDay.entry.guestFirstName;
    return { text: name ? `${mark} ${name}` : mark, characters: undefined };
  }
  const text = mark ?? priceText(row, first, language);
  if (text === undefined) return { text, characters: undefined };
  return {
    text: Array(last - first + 1)
      .fill(text)
      .join('\t'),
    characters: text.length,
  };
}

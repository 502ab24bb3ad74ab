import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { createContext, type RefObject, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type ChevronProps,
  Day,
  DayButton,
  type DayButtonProps,
  DayPicker,
  type DayProps,
} from 'react-day-picker';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Calendar.module.css';
import { calendarDateOf, dayOf } from './calendar-date.ts';
import { type CalendarLabels, dayNames, dayTexts, type RangeLabels } from './calendar-texts.ts';

/** Days from start to end, and what they are: `3 nights`. */
interface RangePreview {
  start: string;
  end: string;
  text: string;
}

/** What both pickers take. Days are UTC days, written `YYYY-MM-DD`. */
export interface CalendarProps {
  /** Name of the whole: `When`. */
  label: string;
  language: string;
  today: string;
  /** The last day that is offered; without it there is no end. */
  lastDay?: string;
  /** Why a day cannot be chosen; undefined for days that can. */
  forbiddenReason: (day: string) => string | undefined;
  /** Told every day that is pressed, except those that cannot be chosen. */
  onPick: (day: string) => void;
  /**
   * What picking a day would choose, shown while somebody points at it; undefined where nothing is to be
   * shown.
   */
  previewOf?: (day: string) => RangePreview | undefined;
  /**
   * How many months there are: beside each other where there is room, below each other otherwise. Three
   * unless told; two where a third would stand alone below them.
   */
  months?: 1 | 2 | 3;
  /** Leaves out the weeks of this month that have passed. */
  startsThisWeek?: boolean;
  className?: string;
}

interface Chosen {
  isRange: boolean;
  start: string | undefined;
  end: string | undefined;
}

interface CalendarInput extends CalendarProps, Chosen {
  labels: CalendarLabels & Partial<RangeLabels>;
}

/** Why the days of the calendar cannot be chosen, and the day that is pointed at: read by each day. */
const DayTexts = createContext<{
  forbiddenReason: CalendarProps['forbiddenReason'];
  pointed: { day: string; text: string } | undefined;
}>({ forbiddenReason: () => undefined, pointed: undefined });

/** Months of days with the keys of the WAI-ARIA grid. What a pick means is for its owner to say. */
export function Calendar({
  label,
  language,
  today,
  lastDay,
  forbiddenReason,
  previewOf,
  onPick,
  ...rest
}: CalendarInput) {
  const { labels, isRange, start, end } = rest;
  const [reason, setReason] = useState<string>();
  const formatters = useMemo(() => dayTexts(language), [language]);
  const names = useMemo(() => dayNames(language, labels), [language, labels]);
  const pick = (date: Date) => {
    const day = dayOf(date);
    const refusal = forbiddenReason(day);
    setReason(refusal);
    if (refusal === undefined) onPick(day);
  };
  const { preview, pointed, pointing } = usePreview(previewOf, forbiddenReason);
  const root = useRef<HTMLDivElement>(null);
  const isPair = useIsPair(root);
  const named = { role: 'group', 'aria-label': label };
  return (
    <div {...named} ref={root} className={classNames(styles.picker, rest.className)}>
      <DayTexts value={{ forbiddenReason, pointed }}>
        <DayPicker
          {...selectionOf({ isRange, start, end }, pick)}
          {...pointing}
          classNames={partNames}
          components={parts}
          defaultMonth={calendarDateOf(start ?? today)}
          endMonth={lastDay ? calendarDateOf(lastDay) : undefined}
          formatters={formatters}
          hidden={rest.startsThisWeek ? { before: mondayOf(today) } : undefined}
          labels={names}
          lang={language}
          modifiers={{
            arrival: (date) => isRange && dayOf(date) === start,
            departure: (date) => isRange && dayOf(date) === end,
            forbidden: (date) => forbiddenReason(dayOf(date)) !== undefined,
            past: (date) => dayOf(date) < today,
            previewed: (date) => isWithin(dayOf(date), preview),
          }}
          modifiersClassNames={{
            forbidden: styles.forbidden ?? '',
            past: styles.past ?? '',
            previewed: styles.previewed ?? '',
          }}
          numberOfMonths={Math.min(rest.months ?? 3, isPair ? 2 : 3)}
          startMonth={calendarDateOf(today)}
          today={calendarDateOf(today)}
          weekStartsOn={1}
        />
      </DayTexts>
      <p className={styles.reason} role="status">
        {reason}
      </p>
    </div>
  );
}

/** Whether two months stand beside each other; the style sheet says how many there is room for. */
function useIsPair(root: RefObject<HTMLElement | null>): boolean {
  const [isPair, setPair] = useState(false);
  useLayoutEffect(() => {
    const months = root.current?.querySelector(`.${styles.months}`);
    if (!months || typeof ResizeObserver === 'undefined') return;
    const measure = () => setPair(getComputedStyle(months).gridTemplateColumns.split(' ').length === 2);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(months);
    return () => observer.disconnect();
  }, [root]);
  return isPair;
}

function selectionOf({ isRange, start, end }: Chosen, pick: (date: Date) => void) {
  const from = start === undefined ? undefined : calendarDateOf(start);
  const to = end === undefined ? undefined : calendarDateOf(end);
  const onSelect = (_: unknown, picked: Date) => pick(picked);
  return isRange
    ? ({ mode: 'range', selected: from && { from, to: to ?? from }, onSelect } as const)
    : ({ mode: 'single', selected: from, onSelect } as const);
}

/** Of the day under the pointer or with the focus. */
function usePreview(
  previewOf: CalendarProps['previewOf'],
  forbiddenReason: CalendarProps['forbiddenReason'],
) {
  const [day, setDay] = useState<string>();
  const isShown = day !== undefined && forbiddenReason(day) === undefined;
  const preview = isShown ? previewOf?.(day) : undefined;
  const point = (date: Date) => previewOf && setDay(dayOf(date));
  const leave = () => setDay(undefined);
  return {
    preview,
    pointed: day !== undefined && preview ? { day, text: preview.text } : undefined,
    pointing: { onDayMouseEnter: point, onDayFocus: point, onDayMouseLeave: leave, onDayBlur: leave },
  };
}

function mondayOf(day: string): Date {
  const date = calendarDateOf(day);
  const daysSinceMonday = (date.getDay() + 6) % 7;
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - daysSinceMonday);
}

function isWithin(day: string, preview: RangePreview | undefined): boolean {
  return preview !== undefined && day >= preview.start && day <= preview.end;
}

/** A forbidden day can be reached and says why it is one; a disabled button could do neither. */
function ExplainedDay(props: DayButtonProps) {
  const { forbiddenReason, pointed } = useContext(DayTexts);
  const reason = forbiddenReason(props.day.isoDate);
  const preview = pointed?.day === props.day.isoDate ? pointed.text : undefined;
  return (
    <DayButton
      {...props}
      title={reason}
      aria-disabled={reason === undefined ? undefined : true}
      aria-description={reason ?? preview}
      data-preview={preview}
    />
  );
}

/** A day of another month leaves its place empty, and nothing is selected there. */
function DayCell(props: DayProps) {
  return <Day {...props} aria-selected={props.modifiers.hidden ? undefined : props['aria-selected']} />;
}

function Arrow({ orientation }: ChevronProps) {
  return <Icon of={orientation === 'left' ? ChevronLeft : ChevronRight} />;
}

const parts = { Day: DayCell, DayButton: ExplainedDay, Chevron: Arrow };

const partNames = {
  root: styles.calendar,
  months: styles.months,
  month: styles.month,
  nav: styles.nav,
  button_previous: styles.arrow,
  button_next: styles.arrow,
  month_caption: styles.caption,
  caption_label: styles.captionLabel,
  month_grid: styles.grid,
  weekday: styles.weekday,
  week: styles.week,
  day: styles.day,
  day_button: styles.dayButton,
  today: styles.today,
  selected: styles.selected,
  range_start: styles.start,
  range_middle: styles.middle,
  range_end: styles.end,
};

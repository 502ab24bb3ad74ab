import type { Formatters, Labels, Modifiers } from 'react-day-picker';
import { formatDay } from '../format.ts';
import { dayOf } from './calendar-date.ts';

export interface CalendarLabels {
  /** Names of the buttons that lead to other months: `Earlier months`, `Later months`. */
  previous: string;
  next: string;
  /** What a day is besides its date: `today`. */
  today: string;
}

export interface RangeLabels extends CalendarLabels {
  arrival: string;
  departure: string;
}

/** What days are called, in the language of the page: Intl knows it, so no locale of a library is needed. */
export function dayTexts(language: string): Partial<Formatters> {
  return {
    formatCaption: (month) => formatDay(dayOf(month), language, 'month'),
    formatDay: (day) => String(Number(dayOf(day).slice(8))),
    formatWeekdayName: (weekday) => formatDay(dayOf(weekday), language, 'short-name'),
  };
}

export function dayNames(language: string, labels: CalendarLabels & Partial<RangeLabels>): Partial<Labels> {
  const whole = (day: Date) =>
    `${formatDay(dayOf(day), language, 'name')}, ${formatDay(dayOf(day), language)}`;
  return {
    labelNav: () => `${labels.previous}, ${labels.next}`,
    labelPrevious: () => labels.previous,
    labelNext: () => labels.next,
    labelGrid: (month) => formatDay(dayOf(month), language, 'month'),
    labelWeekday: (weekday) => formatDay(dayOf(weekday), language, 'name'),
    labelDayButton: (day, modifiers) => [whole(day), ...rolesOf(modifiers, labels)].join(', '),
  };
}

function rolesOf(modifiers: Modifiers, labels: CalendarLabels & Partial<RangeLabels>): string[] {
  const roles = [
    modifiers.today && labels.today,
    modifiers.arrival && labels.arrival,
    modifiers.departure && labels.departure,
  ];
  return roles.filter((role) => typeof role === 'string');
}

import { Calendar, type CalendarProps } from './Calendar.tsx';
import type { CalendarLabels, RangeLabels } from './calendar-texts.ts';

export interface DatePickerProps extends CalendarProps {
  value: string | undefined;
  labels: CalendarLabels;
}

/** One day. */
export function DatePicker({ value, ...calendar }: DatePickerProps) {
  return <Calendar {...calendar} isRange={false} start={value} end={undefined} />;
}

export interface DateRangePickerProps extends CalendarProps {
  arrival: string | undefined;
  departure: string | undefined;
  labels: RangeLabels;
}

/** Arrival and departure. What a picked day changes is the owner's to say, by `pickDay` of the contract. */
export function DateRangePicker({ arrival, departure, ...calendar }: DateRangePickerProps) {
  return <Calendar {...calendar} isRange start={arrival} end={departure} />;
}

export type { CalendarLabels, RangeLabels } from './calendar-texts.ts';
export {
  DatePicker,
  type DatePickerProps,
  DateRangePicker,
  type DateRangePickerProps,
} from './DatePicker.tsx';

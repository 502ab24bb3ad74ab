import { AVAILABILITY_DAYS, addDays } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { DateRangePicker, type DateRangePickerProps } from '@moien/shared-lib/ui/date-picker';
import { useTranslation } from 'react-i18next';

type StayDaysProps = Omit<DateRangePickerProps, 'labels' | 'language' | 'lastDay'>;

/** The days of a stay, as far ahead as calendars go. */
export function StayDays(props: StayDaysProps) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  return (
    <DateRangePicker
      {...props}
      language={languageTag}
      lastDay={addDays(props.today, AVAILABILITY_DAYS)}
      labels={{
        previous: t('earlier-months'),
        next: t('later-months'),
        today: t('today'),
        arrival: t('arrival'),
        departure: t('departure'),
      }}
    />
  );
}

import { AVAILABILITY_DAYS, addDays, type Day, nightsBetween } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { DateRangePicker, type DateRangePickerProps } from '@moien/shared-lib/ui/date-picker';
import { useTranslation } from 'react-i18next';
import { stayUpTo } from './stay-up-to.ts';

type StayDaysProps = Omit<DateRangePickerProps, 'labels' | 'language' | 'lastDay' | 'previewOf'> & {
  /** Whether nobody can sleep in the night that begins on this day. */
  isForbiddenNight: (night: Day) => boolean;
};

/** The days of a stay, as far ahead as calendars go. */
export function StayDays({ isForbiddenNight, ...props }: StayDaysProps) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  return (
    <DateRangePicker
      {...props}
      language={languageTag}
      previewOf={(day) => {
        const stay = stayUpTo(props, day, isForbiddenNight);
        return stay && { ...stay, text: t('nights', { count: nightsBetween(stay.start, stay.end) }) };
      }}
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

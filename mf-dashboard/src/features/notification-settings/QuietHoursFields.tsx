import type { NewNotificationSettings } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { timesOfDay, timeText } from '@moien/shared-lib/times-of-day';
import { Checkbox, Select } from '@moien/shared-lib/ui';
import { formattingLocale } from '@moien/shared-lib/ui/format';
import { useTranslation } from 'react-i18next';
import type { QuietHoursErrors } from './check-quiet-hours.ts';
import styles from './NotificationSettings.module.css';
import { timeZones } from './time-zones.ts';

/** What is proposed to who wants quiet hours. */
const NIGHT = { from: '22:00', to: '07:00' };

type QuietHoursFieldsProps = {
  draft: NewNotificationSettings;
  errors: QuietHoursErrors;
  onChange: (draft: NewNotificationSettings) => void;
};

/** When no mail is to come, by which clock. */
export function QuietHoursFields({ draft, errors, onChange }: QuietHoursFieldsProps) {
  const { t } = useTranslation('notification-settings');
  const { languageTag } = useRootStore();
  const { quietHours, timeZone } = draft;
  const timeField = (name: 'from' | 'to', hours: typeof NIGHT) => {
    const error = errors[name];
    return (
      <Select
        name={name}
        label={t(`quiet-${name}`)}
        value={hours[name]}
        {...(error && { error: t(error) })}
        onChange={({ target }) => onChange({ ...draft, quietHours: { ...hours, [name]: target.value } })}
      >
        {timesOfDay(hours[name]).map((time) => (
          <option key={time} value={time}>
            {timeText(time, formattingLocale(languageTag))}
          </option>
        ))}
      </Select>
    );
  };
  return (
    <div className={styles.fields}>
      <Checkbox
        label={t('quiet-on')}
        hint={t('quiet-hint')}
        checked={quietHours !== null}
        onChange={({ target }) => onChange({ ...draft, quietHours: target.checked ? NIGHT : null })}
      />
      {quietHours && (
        <div className={styles.times}>
          {timeField('from', quietHours)}
          {timeField('to', quietHours)}
        </div>
      )}
      {(quietHours || draft.digest === 'daily') && (
        <Select
          name="timeZone"
          label={t('time-zone')}
          value={timeZone}
          onChange={({ target }) => onChange({ ...draft, timeZone: target.value })}
        >
          {timeZones(timeZone).map((name) => (
            <option key={name} value={name}>
              {name.replaceAll('_', ' ')}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}

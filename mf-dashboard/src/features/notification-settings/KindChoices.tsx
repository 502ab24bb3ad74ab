import { isNotificationKind, type NewNotificationSettings, NOTIFICATION_CHANNELS } from '@moien/contract';
import { Checkbox } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { choose, isOn } from './draft.ts';
import styles from './NotificationSettings.module.css';

type KindChoicesProps = {
  draft: NewNotificationSettings;
  onChange: (draft: NewNotificationSettings) => void;
};

/** For each kind that can be switched off, by which channels somebody is told. */
export function KindChoices({ draft, onChange }: KindChoicesProps) {
  const { t } = useTranslation('notification-settings');
  const kinds = [...new Set(draft.choiceArray.map(({ kind }) => kind))].filter(isNotificationKind);
  return (
    <div className={styles.kinds}>
      <div className={styles.heads} aria-hidden="true">
        {NOTIFICATION_CHANNELS.map((channel) => (
          <span key={channel}>{t(`channel-${channel}`)}</span>
        ))}
      </div>
      {kinds.map((kind) => (
        <fieldset key={kind} className={styles.kind}>
          <legend className={styles.kindName}>{t(`kind-${kind}`)}</legend>
          <div className={styles.channels}>
            {NOTIFICATION_CHANNELS.map((channel) => (
              <Checkbox
                key={channel}
                label={<span className={styles.channel}>{t(`channel-${channel}`)}</span>}
                checked={isOn(draft.choiceArray, kind, channel)}
                onChange={({ target }) => onChange(choose(draft, { kind, channel, isOn: target.checked }))}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

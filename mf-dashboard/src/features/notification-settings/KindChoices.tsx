import { isNotificationKind, type NewNotificationSettings, NOTIFICATION_CHANNELS } from '@moien/contract';
import { Checkbox } from '@moien/shared-lib/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { choose, isOn } from './draft.ts';
import styles from './NotificationSettings.module.css';

type KindChoicesProps = {
  draft: NewNotificationSettings;
  onChange: (draft: NewNotificationSettings) => void;
};

/** What belongs together stands under one name; messages come first and need none. */
const GROUPS = [
  { name: undefined, has: (kind: string) => !/^(booking|event)-/.test(kind) },
  { name: 'kinds-stays', has: (kind: string) => kind.startsWith('booking-') },
  { name: 'kinds-events', has: (kind: string) => kind.startsWith('event-') },
] as const;

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
      {GROUPS.map(({ name, has }) => (
        <Fragment key={name ?? ''}>
          {name && <h3 className={styles.group}>{t(name)}</h3>}
          {kinds.filter(has).map((kind) => (
            <fieldset key={kind} className={styles.kind}>
              <legend className={styles.kindName}>{t(`kind-${kind}`)}</legend>
              <div className={styles.channels}>
                {NOTIFICATION_CHANNELS.map((channel) => (
                  <Checkbox
                    key={channel}
                    label={<span className={styles.channel}>{t(`channel-${channel}`)}</span>}
                    checked={isOn(draft.choiceArray, kind, channel)}
                    onChange={({ target }) =>
                      onChange(choose(draft, { kind, channel, isOn: target.checked }))
                    }
                  />
                ))}
              </div>
            </fieldset>
          ))}
        </Fragment>
      ))}
    </div>
  );
}

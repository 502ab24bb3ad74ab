import {
  isNotificationKind,
  type NewNotificationSettings,
  NOTIFICATION_CHANNELS,
  type NotificationKind,
} from '@moien/contract';
import { useSession } from '@moien/shared-lib';
import { Checkbox } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { choose, isOn } from './draft.ts';
import styles from './NotificationSettings.module.css';

type KindChoicesProps = {
  draft: NewNotificationSettings;
  onChange: (draft: NewNotificationSettings) => void;
};

type Group = 'host' | 'stays' | 'events';

/** What only hosts are told of. */
const HOST_KINDS: readonly NotificationKind[] = ['booking-withdrawn', 'rental-file-shared'];
/** What belongs together stands under one name; messages come first and need none. */
const GROUPS = [
  { group: undefined, name: undefined },
  { group: 'stays', name: 'kinds-stays' },
  { group: 'host', name: 'kinds-host' },
  { group: 'events', name: 'kinds-events' },
] as const;

function groupOf(kind: NotificationKind): Group | undefined {
  if (HOST_KINDS.includes(kind)) return 'host';
  if (kind.startsWith('booking-')) return 'stays';
  return kind.startsWith('event-') ? 'events' : undefined;
}

/** By which channels somebody is told of each kind that can be switched off; of hosts' kinds only a host. */
export const KindChoices = observer(function KindChoices({ draft, onChange }: KindChoicesProps) {
  const { t } = useTranslation('notification-settings');
  const { isOwner } = useSession();
  const kinds = [...new Set(draft.choiceArray.map(({ kind }) => kind))].filter(isNotificationKind);
  return (
    <div className={styles.kinds}>
      <div className={styles.heads} aria-hidden="true">
        {NOTIFICATION_CHANNELS.map((channel) => (
          <span key={channel}>{t(`channel-${channel}`)}</span>
        ))}
      </div>
      {GROUPS.filter(({ group }) => group !== 'host' || isOwner).map(({ group, name }) => (
        <Fragment key={group ?? ''}>
          {name && <h3 className={styles.group}>{t(name)}</h3>}
          {kinds
            .filter((kind) => groupOf(kind) === group)
            .map((kind) => (
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
});

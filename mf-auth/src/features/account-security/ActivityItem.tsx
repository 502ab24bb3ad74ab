import type { SecurityEvent } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Badge, dayInTimeZone, deviceTimeZone, formatDay, formatInstant, Icon } from '@moien/shared-lib/ui';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslation } from 'react-i18next';
import { deviceText } from './device-text.ts';
import styles from './SessionsSection.module.css';

type ActivityItemProps = {
  event: SecurityEvent;
  /** IANA name; that of the browser unless another is given. */
  timeZone?: string;
};

/** What happened, how, when and from where; a refused try says so in words and with an icon of its own. */
export function ActivityItem({ event, timeZone = deviceTimeZone() }: ActivityItemProps) {
  const { t } = useTranslation('auth');
  const { languageTag } = useRootStore();
  const { kind, result, method, name, network, createdAt } = event;
  const day = formatDay(dayInTimeZone(createdAt, timeZone), languageTag);
  const time = formatInstant(createdAt, timeZone, languageTag, 'time');
  const how = [method && t(`security-method-${method}`), name].filter(Boolean).join(' · ');
  const isRefused = result === 'refused';
  return (
    <li className={styles.item} tabIndex={-1}>
      <span className={styles.device}>
        <Icon of={isRefused ? ShieldAlert : ShieldCheck} />
      </span>
      <div className={styles.facts}>
        <p className={styles.name}>
          {t(`security-event-${kind}`)}
          {isRefused && <Badge tone="error">{t('security-activity-refused')}</Badge>}
        </p>
        <p className={styles.times}>
          {how && (
            <>
              {how}
              <br />
            </>
          )}
          {deviceText(t, event)}
          <br />
          {network !== null && (
            <>
              {t('security-activity-network', { network })}
              <br />
            </>
          )}
          <time dateTime={createdAt}>{t('security-activity-time', { day, time })}</time>
        </p>
      </div>
    </li>
  );
}

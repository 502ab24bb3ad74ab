import type { AccountSession } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import {
  Badge,
  Button,
  dayInTimeZone,
  deviceTimeZone,
  formatDay,
  formatInstant,
  Icon,
} from '@moien/shared-lib/ui';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useTranslation } from 'react-i18next';
import { deviceText } from './device-text.ts';
import styles from './SessionsSection.module.css';

type SessionItemProps = {
  session: AccountSession;
  /** IANA name; that of the browser unless another is given. */
  timeZone?: string;
  isEnding: boolean;
  onEnd: () => void;
};

const ON_PHONES = new Set(['Android', 'iOS']);

/** One browser or app: what it is, and when it was used last. */
export function SessionItem({ session, timeZone = deviceTimeZone(), isEnding, onEnd }: SessionItemProps) {
  const { t } = useTranslation('auth');
  const { languageTag } = useRootStore();
  const { system, isCurrent, createdAt, lastSeenAt } = session;
  const day = (timestamp: string) => formatDay(dayInTimeZone(timestamp, timeZone), languageTag);
  const time = formatInstant(lastSeenAt, timeZone, languageTag, 'time');
  const name = deviceText(t, session);
  return (
    <li className={styles.item}>
      <span className={styles.device}>
        <Icon of={system !== null && ON_PHONES.has(system) ? Smartphone : Monitor} />
      </span>
      <div className={styles.facts}>
        <p className={styles.name}>
          {name}
          {isCurrent && <Badge tone="success">{t('security-session-this')}</Badge>}
        </p>
        <p className={styles.times}>
          <time dateTime={lastSeenAt}>{t('security-session-seen', { day: day(lastSeenAt), time })}</time>
          <br />
          <time dateTime={createdAt}>{t('security-session-since', { day: day(createdAt) })}</time>
        </p>
      </div>
      {!isCurrent && (
        <Button
          className={styles.end}
          variant="quiet"
          aria-label={t('security-session-end-named', { name })}
          isBusy={isEnding}
          onClick={onEnd}
        >
          {t('security-session-end')}
        </Button>
      )}
    </li>
  );
}

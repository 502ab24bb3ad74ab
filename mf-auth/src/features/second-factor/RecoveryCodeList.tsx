import { useRootStore } from '@moien/shared-lib';
import { Button, buttonAttributes } from '@moien/shared-lib/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './RecoveryCodeList.module.css';

const FILE_NAME = 'moien-recovery-codes.txt';

type RecoveryCodeListProps = { codes: readonly string[]; onSaved: () => void };

/** They are shown this once; it takes the focus, so that it is read out. */
export function RecoveryCodeList({ codes, onSaved }: RecoveryCodeListProps) {
  const { t } = useTranslation('auth');
  const { toast } = useRootStore();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.show('success', t('auth-recovery-copied'));
    } catch {
      toast.show('warning', t('auth-recovery-copy-failed'));
    }
  };
  return (
    <div className={styles.place}>
      <h3 ref={title} className={styles.title} tabIndex={-1}>
        {t('auth-recovery-title')}
      </h3>
      <p>{t('auth-recovery-text')}</p>
      <ul className={styles.list} aria-label={t('auth-recovery-title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>{t('auth-recovery-copy')}</Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={FILE_NAME}
          {...buttonAttributes()}
        >
          {t('auth-recovery-download')}
        </a>
      </div>
      <Button variant="primary" size="large" isWide onClick={onSaved}>
        {t('auth-recovery-saved')}
      </Button>
    </div>
  );
}

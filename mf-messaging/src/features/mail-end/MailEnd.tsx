import { RouteLink, useIsAlive } from '@moien/shared-lib';
import { Button, buttonAttributes, EmptyState } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './MailEnd.module.css';
import type { MailEndStore } from './mail-end-store.ts';

/** Asks whether mails shall end, or says what became of it. */
export const MailEnd = observer(function MailEnd({ store }: { store: MailEndStore }) {
  const { t } = useTranslation('messaging');
  const isSending = store.progress === 'sending';
  // Until the page is alive a press would be lost: the button says that it is getting ready.
  const isReady = useIsAlive() && !isSending;
  const progress = isSending ? 'asking' : store.progress;
  const canSend = progress === 'asking' || progress === 'failed' || progress === 'offline';
  return (
    <div className={styles.page} role="status">
      <EmptyState
        headingLevel={1}
        title={t(`mail-end-${progress}-title`)}
        text={t(`mail-end-${progress}-text`)}
        action={
          <>
            {canSend && (
              <Button variant="primary" isBusy={!isReady} onClick={() => void store.send()}>
                {t('mail-end-button')}
              </Button>
            )}
            <RouteLink route="settings" {...buttonAttributes()}>
              {t('mail-end-settings')}
            </RouteLink>
          </>
        }
      />
    </div>
  );
});

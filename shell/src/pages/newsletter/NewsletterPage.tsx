import { useIsAlive, useRootStore } from '@moien/shared-lib';
import { Button, buttonAttributes, Doorway, Icon } from '@moien/shared-lib/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import MailCheck from 'lucide-react/icons/mail-check';
import MailQuestion from 'lucide-react/icons/mail-question';
import WifiOff from 'lucide-react/icons/wifi-off';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../page/page-head.ts';
import { PageHeader } from '../PageHeader.tsx';
import { PageLink } from '../PageLink.tsx';
import styles from './NewsletterPage.module.css';
import { type NewsletterAction, NewsletterActionStore } from './newsletter-action.ts';

type NewsletterPageProps = { data: { action: NewsletterAction; token: string | null } };

const ICONS = {
  done: MailCheck,
  unknown: MailQuestion,
  offline: WifiOff,
  'too-many': CircleAlert,
  failed: CircleAlert,
};

/** Where the link of a mail leads: says what will happen, and does it on the button alone. */
export function Page({ data: { action, token } }: NewsletterPageProps) {
  const { t } = useTranslation('pages');
  const root = useRootStore();
  const [store] = useState(() => new NewsletterActionStore(root, action, token));
  usePageHead({
    title: t('page-title', { title: t(`newsletter-${action}-title`) }),
    description: t(`newsletter-${action}-text`),
    canonicalPath: `/newsletter/${action}`,
    isIndexed: false,
  });
  return <NewsletterState action={action} store={store} />;
}

type NewsletterStateProps = { action: NewsletterAction; store: NewsletterActionStore };

/** What is asked, or what became of it. */
export const NewsletterState = observer(function NewsletterState({ action, store }: NewsletterStateProps) {
  const { t } = useTranslation('pages');
  const { progress } = store;
  const isAsking = progress === 'asking' || progress === 'sending';
  // Until the page is alive a press would be lost: the button says that it is getting ready.
  const isReady = useIsAlive() && progress !== 'sending';
  return (
    <div className={styles.page}>
      <Doorway scene={isAsking || progress === 'done' ? 'vacant' : 'broken'} />
      <PageHeader
        title={t(`newsletter-${action}-title`)}
        lead={isAsking ? t(`newsletter-${action}-text`) : ''}
      >
        <div role="status" className={styles.outcome}>
          {!isAsking && (
            <p className={styles.message} data-progress={progress}>
              <Icon of={ICONS[progress]} />
              <span>
                {t(
                  progress === 'done' || progress === 'unknown'
                    ? `newsletter-${action}-${progress}`
                    : `newsletter-${progress}`,
                )}
              </span>
            </p>
          )}
        </div>
        <div className={styles.ways}>
          {(isAsking || store.canBeTriedAgain) && (
            <Button variant="primary" size="large" isBusy={!isReady} onClick={() => void store.send()}>
              {t(`newsletter-${action}-button`)}
            </Button>
          )}
          {action === 'end' && progress === 'unknown' && (
            <PageLink page="contact-us" {...buttonAttributes({ variant: 'primary', size: 'large' })}>
              {t('contact-title')}
            </PageLink>
          )}
          {!isAsking && (
            <PageLink page="" {...buttonAttributes({ size: 'large' })}>
              {t('to-home')}
            </PageLink>
          )}
        </div>
      </PageHeader>
      <noscript>
        <p>{t('newsletter-no-script')}</p>
      </noscript>
    </div>
  );
});

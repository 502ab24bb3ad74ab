import { ACCOUNT_LINK_HOURS } from '@moien/contract';
import { useIsAlive } from '@moien/shared-lib';
import { Button, Notice } from '@moien/shared-lib/ui';
import WifiOff from 'lucide-react/icons/wifi-off';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeLink } from '../page-frame/HomeLink.tsx';
import { NextActions } from '../page-frame/NextActions.tsx';
import { PageFrame } from '../page-frame/PageFrame.tsx';
import type { LinkProgress, MailLinkStore } from './mail-link-store.ts';

/** Begins the keys of the texts that are this link's own. */
export type LinkName = 'page-verify' | 'page-email-change';

type MailLinkProps<Answer> = {
  link: LinkName;
  store: MailLinkStore<Answer>;
  onSend: () => void;
  /** What is said and offered once it is done. */
  renderDone: (answer: Answer) => { title: string; notice: ReactNode; ways: ReactNode };
  /** NextActions where the link is over, in the place of the way home. */
  waysWhenOver?: ReactNode;
};

/**
 * What a mail's link asks for: says what will happen and does it on the button alone; then what became of it.
 */
export const MailLink = observer(function MailLink<Answer>(props: MailLinkProps<Answer>) {
  const { link, store, onSend, renderDone, waysWhenOver } = props;
  const { t } = useTranslation('auth');
  const { progress, answer, isAsking } = store;
  // Until the page is alive a press would be lost: the button says that it is getting ready.
  const isReady = useIsAlive() && progress !== 'sending';
  const done = answer === undefined ? undefined : renderDone(answer);
  const isOver = progress === 'over';
  const lead = isOver
    ? (store.reason ?? t(`${link}-over`, { hours: ACCOUNT_LINK_HOURS }))
    : isAsking && t(`${link}-text`);
  return (
    <PageFrame
      title={done?.title ?? t(isOver ? 'page-link-over-title' : `${link}-title`)}
      lead={lead || undefined}
      isBusy={progress === 'sending'}
      scene={sceneOf(progress)}
    >
      <div role="status">
        {done?.notice}
        {store.canBeTriedAgain && <FailureNotice isOffline={progress === 'offline'} reason={store.reason} />}
      </div>
      <NextActions>
        {(isAsking || store.canBeTriedAgain) && (
          <Button variant="primary" size="large" isBusy={!isReady} onClick={onSend}>
            {t(store.canBeTriedAgain ? 'page-try-again' : `${link}-button`)}
          </Button>
        )}
        {done?.ways}
        {isOver && (waysWhenOver || <HomeLink />)}
        {store.canBeTriedAgain && <HomeLink />}
      </NextActions>
      <noscript>
        <p>{t('page-no-script')}</p>
      </noscript>
    </PageFrame>
  );
});

/** The door stands open until the link is over or something has failed. */
function sceneOf(progress: LinkProgress) {
  return ['asking', 'sending', 'done'].includes(progress) ? 'vacant' : 'broken';
}

function FailureNotice({ isOffline, reason }: { isOffline: boolean; reason: string | undefined }) {
  const { t } = useTranslation('auth');
  return (
    <Notice tone="error" icon={isOffline ? WifiOff : undefined}>
      {reason ?? t('page-failure-offline')}
    </Notice>
  );
}

import { ACCOUNT_LINK_HOURS } from '@moien/contract';
import { useIsAlive } from '@moien/shared-lib';
import { Button, Notice } from '@moien/shared-lib/ui';
import MailQuestion from 'lucide-react/icons/mail-question';
import WifiOff from 'lucide-react/icons/wifi-off';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeLink } from '../page-frame/HomeLink.tsx';
import { NextActions } from '../page-frame/NextActions.tsx';
import { PageFrame } from '../page-frame/PageFrame.tsx';
import type { LinkFailure, MailLinkStore } from './mail-link-store.ts';

/** Begins the keys of the texts that are this link's own. */
export type LinkName = 'page-verify' | 'page-email-change';

type MailLinkProps<Answer> = {
  link: LinkName;
  store: MailLinkStore<Answer>;
  onSend: () => void;
  /** What is said and offered once it is done. */
  renderDone: (answer: Answer) => { title: string; notice: ReactNode; ways: ReactNode };
  /** NextActions besides home where the link is over. */
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
  return (
    <PageFrame
      title={done?.title ?? t(`${link}-title`)}
      lead={isAsking ? t(`${link}-text`) : undefined}
      isBusy={progress === 'sending'}
    >
      <div role="status">
        {done?.notice}
        {!isAsking && !done && (
          <LinkNotice link={link} failure={progress as LinkFailure} reason={store.reason} />
        )}
      </div>
      <NextActions>
        {(isAsking || store.canBeTriedAgain) && (
          <Button variant="primary" size="large" isBusy={!isReady} onClick={onSend}>
            {t(store.canBeTriedAgain ? 'page-try-again' : `${link}-button`)}
          </Button>
        )}
        {done?.ways}
        {progress === 'over' && waysWhenOver}
        {!isAsking && !done && <HomeLink />}
      </NextActions>
      <noscript>
        <p>{t('page-no-script')}</p>
      </noscript>
    </PageFrame>
  );
});

type LinkNoticeProps = { link: LinkName; failure: LinkFailure; reason: string | undefined };

function LinkNotice({ link, failure, reason }: LinkNoticeProps) {
  const { t } = useTranslation('auth');
  if (failure === 'over')
    return (
      <Notice tone="informative" icon={MailQuestion}>
        {reason ?? t(`${link}-over`, { hours: ACCOUNT_LINK_HOURS })}
      </Notice>
    );
  return (
    <Notice tone="error" icon={failure === 'offline' ? WifiOff : undefined}>
      {reason ?? t('page-failure-offline')}
    </Notice>
  );
}

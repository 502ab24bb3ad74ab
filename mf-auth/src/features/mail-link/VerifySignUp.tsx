import { languageOfPath, pathInLanguage, type Session } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { Button, buttonAttributes, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { consumeSignUpNext } from '../auth-flow/sign-up-next.ts';
import { HomeLink } from '../page-frame/HomeLink.tsx';
import { MailLink } from './MailLink.tsx';
import type { MailLinkStore } from './mail-link-store.ts';

type VerifySignUpProps = { store: MailLinkStore<Session> };

/**
 * Confirms the address of who signed up; they are signed in where they signed up, and asked to sign in
 * elsewhere.
 */
export const VerifySignUp = observer(function VerifySignUp({ store }: VerifySignUpProps) {
  const { t } = useTranslation('auth');
  const root = useRootStore();
  const { authModal } = root;
  const [next, setNext] = useState<string>();
  const send = async () => {
    const isSomebodyHere = root.session.isSignedIn;
    const session = await store.send();
    if (!session?.profile) return;
    setNext(consumeSignUpNext());
    // A page that was somebody else's gives way to a document, and this one could not be shown without its
    // token.
    await root.signedIn(session, isSomebodyHere ? { next: '/' } : {});
  };
  return (
    <MailLink
      link="page-verify"
      store={store}
      onSend={() => void send()}
      renderDone={({ profile }) =>
        profile
          ? {
              title: t('page-verify-welcome-title', { name: profile.firstName }),
              notice: <Notice tone="success">{t('page-verify-welcome')}</Notice>,
              ways: (
                <>
                  <OnwardLink next={next} />
                  <HomeLink />
                </>
              ),
            }
          : {
              title: t('page-verify-confirmed-title'),
              notice: <Notice tone="success">{t('page-verify-confirmed')}</Notice>,
              ways: (
                <Button variant="primary" size="large" onClick={() => authModal.open('sign-in')}>
                  {t('page-sign-in')}
                </Button>
              ),
            }
      }
      waysWhenOver={
        !root.session.isSignedIn && (
          <>
            <Button variant="primary" size="large" onClick={() => authModal.open('sign-in')}>
              {t('page-sign-in')}
            </Button>
            <Button size="large" onClick={() => authModal.open('sign-up')}>
              {t('page-sign-up')}
            </Button>
          </>
        )
      }
    />
  );
});

/** To where they wanted to go when they signed up, else to the search. */
function OnwardLink({ next }: { next: string | undefined }) {
  const { t } = useTranslation('auth');
  const { languageTag } = useRootStore();
  const look = buttonAttributes({ variant: 'primary', size: 'large' });
  if (next === undefined)
    return (
      <RouteLink route="search" {...look}>
        {t('page-to-search')}
      </RouteLink>
    );
  return (
    <Link to={languageOfPath(next) ? next : pathInLanguage(next, languageTag)} {...look}>
      {t('auth-continue')}
    </Link>
  );
}

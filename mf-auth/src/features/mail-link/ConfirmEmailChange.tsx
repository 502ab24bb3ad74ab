import type { CallResponse } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { buttonAttributes, Notice } from '@moien/shared-lib/ui';
import MailCheck from 'lucide-react/icons/mail-check';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { HomeLink } from '../page-frame/HomeLink.tsx';
import { MailLink } from './MailLink.tsx';
import type { MailLinkStore } from './mail-link-store.ts';

type EmailChangeAnswer = CallResponse<'confirmEmailChange'>;

/** Confirms one of the two addresses of a change; the change is made once both are confirmed. */
export const ConfirmEmailChange = observer(function ConfirmEmailChange({
  store,
}: {
  store: MailLinkStore<EmailChangeAnswer>;
}) {
  const { t } = useTranslation('auth');
  const { session } = useRootStore();
  const toAccount = (
    <RouteLink route="account-security" {...buttonAttributes({ variant: 'primary', size: 'large' })}>
      {t('page-to-account-security')}
    </RouteLink>
  );
  const ways = (
    <>
      {session.isSignedIn && toAccount}
      <HomeLink variant={session.isSignedIn ? undefined : 'primary'} />
    </>
  );
  return (
    <MailLink
      link="page-email-change"
      store={store}
      onSend={() => void store.send()}
      renderDone={({ isChanged }) =>
        isChanged
          ? {
              title: t('page-email-change-done-title'),
              notice: <Notice tone="success">{t('page-email-change-done')}</Notice>,
              ways,
            }
          : {
              title: t('page-email-change-half-title'),
              notice: (
                <Notice tone="informative" icon={MailCheck}>
                  {t('page-email-change-half')}
                </Notice>
              ),
              ways,
            }
      }
      // Signed out it asks to sign in first.
      waysWhenOver={
        <>
          {toAccount}
          <HomeLink />
        </>
      }
    />
  );
});

import { ACCOUNT_LINK_HOURS } from '@moien/contract';
import { Button, buttonAttributes } from '@moien/shared-lib/ui';
import MailCheck from 'lucide-react/icons/mail-check';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AuthFlowStore } from '../auth-flow/auth-flow-store.ts';
import { toggleAttributes } from '../auth-flow/ModeToggle.tsx';
import { StepMessage } from '../forms/StepMessage.tsx';

/**
 * The step that the server calls sign-in: by the link of the mail, or with what was just chosen once it was
 * followed. Until then signing in would be refused, so that it is not the first thing to do.
 */
export const ConfirmStep = observer(function ConfirmStep({ flow }: { flow: AuthFlowStore }) {
  const { t } = useTranslation('auth');
  const { signUp } = flow;
  return (
    <StepMessage
      icon={MailCheck}
      title={t('auth-almost-done')}
      text={signUp.form.answer?.message}
      sentTo={signUp.entry.email}
      hint={t('auth-link-lasts', { hours: ACCOUNT_LINK_HOURS })}
    >
      <a {...buttonAttributes({ size: 'large', isWide: true })} {...toggleAttributes(flow, 'sign-up')}>
        {t('auth-to-sign-in')}
      </a>
      <Button variant="quiet" isWide onClick={() => signUp.changeEmail()}>
        {t('auth-other-email')}
      </Button>
    </StepMessage>
  );
});

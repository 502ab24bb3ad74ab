import { ACCOUNT_LINK_HOURS } from '@moien/contract';
import { Button } from '@moien/shared-lib/ui';
import MailCheck from 'lucide-react/icons/mail-check';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AuthFlowStore } from '../auth-modal/auth-flow-store.ts';
import { StepMessage } from '../auth-modal/StepMessage.tsx';

/** The step that the server calls sign-in: by the link of the mail, or with what was just chosen once it was followed. */
export const ConfirmStep = observer(function ConfirmStep({ flow }: { flow: AuthFlowStore }) {
  const { t } = useTranslation('auth');
  return (
    <StepMessage
      icon={MailCheck}
      title={t('auth-almost-done')}
      text={flow.signUp.form.answer?.message}
      hint={t('auth-link-lasts', { hours: ACCOUNT_LINK_HOURS })}
    >
      <Button variant="primary" size="large" isWide onClick={() => flow.toggle()}>
        {t('auth-to-sign-in')}
      </Button>
    </StepMessage>
  );
});

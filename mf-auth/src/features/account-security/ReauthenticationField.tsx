import { PASSWORD_MAXIMUM, SIGN_IN_CODE_MINUTES } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { CodeRequestStore, type ReauthenticationStore } from '@moien/shared-lib/reauthentication';
import { Button, PasswordField, TextField } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { outcomeProblem } from '../forms/form-problem.ts';
import { useProblemNotice } from '../forms/use-problem-notice.ts';
import { ErrorNotice } from '../page-frame/ErrorNotice.tsx';
import styles from './Form.module.css';
import { PasskeyProof } from './PasskeyProof.tsx';

type ReauthenticationFieldProps = {
  email: string;
  reauthentication: ReauthenticationStore;
  error: string | undefined;
};

/** Who is asking: their password, or a code that is mailed to them where they have none; or a passkey. */
export function ReauthenticationField({ email, reauthentication, error }: ReauthenticationFieldProps) {
  const hasPassword = reauthentication.kind === 'password';
  return (
    <PasskeyProof reauthentication={reauthentication}>
      {hasPassword ? <CurrentPassword error={error} /> : <CodeField email={email} error={error} />}
    </PasskeyProof>
  );
}

function CurrentPassword({ error }: { error: string | undefined }) {
  const { t } = useTranslation('auth');
  return (
    <PasswordField
      name="proof"
      label={t('security-proof-password')}
      autoComplete="current-password"
      showLabel={t('auth-show-password')}
      hideLabel={t('auth-hide-password')}
      maxLength={PASSWORD_MAXIMUM}
      error={error}
      required
    />
  );
}

const CodeField = observer(function CodeField({
  email,
  error,
}: {
  email: string;
  error: string | undefined;
}) {
  const { t } = useTranslation('auth');
  const root = useRootStore();
  const { notice, report } = useProblemNotice();
  const [code] = useState(() => new CodeRequestStore(root, email));
  const request = async () => {
    const refusal = await code.request();
    report(refusal && outcomeProblem(refusal));
  };
  const codeStatus = code.isWorking
    ? t('auth-challenge-working')
    : code.isSent && t('security-proof-code-sent', { minutes: SIGN_IN_CODE_MINUTES });
  return (
    <div className={styles.code}>
      <p className={styles.hint}>{t('security-proof-code-text', { email })}</p>
      <Button isBusy={code.isSending} onClick={() => void request()}>
        {t(code.isSent ? 'security-proof-code-again' : 'security-proof-code-request')}
      </Button>
      <p role="status" className={styles.hint}>
        {codeStatus}
      </p>
      <ErrorNotice text={notice} />
      <TextField
        name="proof"
        label={t('security-proof-code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        error={error}
        required
      />
    </div>
  );
});

import { PASSWORD_MAXIMUM, SIGN_IN_CODE_MINUTES } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { CodeRequestStore, type ReauthenticationStore } from '@moien/shared-lib/reauthentication';
import { Button, Notice, PasswordField, TextField } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../FieldGroup.tsx';
import { problemText } from '../problem-text.ts';
import styles from '../SheetForm.module.css';
import { PasskeyProof } from './PasskeyProof.tsx';

type ProofFieldProps = {
  reauthentication: ReauthenticationStore;
  /** Slug of a rule, or a sentence of the server. */
  problem: string | undefined;
  /** Why it is asked, where somebody has a password. */
  text?: string;
};

/** Who is asking: their password, or a code that is mailed to them where they have none; or a passkey. */
export function ProofField({ reauthentication, problem, text }: ProofFieldProps) {
  const { t } = useTranslation('sheet-form');
  const hasPassword = reauthentication.kind === 'password';
  const error = problemText(problem, t);
  return (
    <FieldGroup title={t('proof-title')} text={hasPassword ? text : t('proof-code-text')}>
      <PasskeyProof reauthentication={reauthentication}>
        {hasPassword ? (
          <PasswordField
            name="proof"
            label={t('proof-password')}
            autoComplete="current-password"
            showLabel={t('show-password')}
            hideLabel={t('hide-password')}
            maxLength={PASSWORD_MAXIMUM}
            error={error}
            required
          />
        ) : (
          <CodeField error={error} />
        )}
      </PasskeyProof>
    </FieldGroup>
  );
}

const CodeField = observer(function CodeField({ error }: { error: string | undefined }) {
  const { t } = useTranslation('sheet-form');
  const { code, email, request, isBusy, notice } = useCodeRequest();
  const status = code?.isWorking
    ? t('proof-working')
    : code?.isSent && t('proof-code-sent', { email, minutes: SIGN_IN_CODE_MINUTES });
  return (
    <>
      <div className={styles.code}>
        <Button isBusy={isBusy} onClick={() => void request()}>
          {t(code?.isSent ? 'proof-code-again' : 'proof-code-request')}
        </Button>
        <p role="status" className={styles.hint}>
          {status}
        </p>
      </div>
      {notice && (
        <Notice tone="error" isAlert>
          {notice}
        </Notice>
      )}
      <TextField
        name="proof"
        label={t('proof-code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        error={error}
        required
      />
    </>
  );
});

/** The address that the code goes to is asked for with the first code. */
function useCodeRequest() {
  const { t } = useTranslation('sheet-form');
  const root = useRootStore();
  const [account, setAccount] = useState<{ email: string; code: CodeRequestStore }>();
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string>();
  const find = async () => {
    if (account) return account;
    const outcome = await root.api.call('getAccount');
    if (outcome.kind !== 'ok') return undefined;
    const { email } = outcome.value;
    const found = { email, code: new CodeRequestStore(root, email) };
    setAccount(found);
    return found;
  };
  const request = async () => {
    setBusy(true);
    setNotice(undefined);
    const found = await find();
    const refusal = found ? await found.code.request() : ({ kind: 'unreachable' } as const);
    setBusy(false);
    if (!refusal) return;
    const isRefused = refusal.kind === 'refused';
    setNotice(isRefused ? (refusal.problem.error ?? refusal.problem.message) : t('unreachable'));
  };
  return { code: account?.code, email: account?.email, request, isBusy, notice };
}

import { useRootStore } from '@moien/shared-lib';
import { Button, TextField } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInStore } from '../auth-flow/sign-in-store.ts';
import { CodeField } from '../forms/CodeField.tsx';
import { StepForm } from '../forms/StepForm.tsx';
import { StepNotLoaded, StepWaiting } from '../forms/StepPlaces.tsx';
import { useFieldErrors } from '../forms/use-field-errors.ts';
import { useProblemToasts } from '../forms/use-form-toasts.ts';
import { AuthenticatorQr } from './AuthenticatorQr.tsx';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import { SecondFactorStore } from './second-factor-store.ts';

type StepProps = { store: SecondFactorStore };

/** After the right password or code: the second step, before which there is no session. */
export const SecondFactor = observer(function SecondFactor({ signIn }: { signIn: SignInStore }) {
  const { api } = useRootStore();
  const [store] = useState(() => new SecondFactorStore(api, signIn));
  useEffect(() => () => store.leave(), [store]);
  return <SecondFactorStep store={store} signIn={signIn} />;
});

/** As far as the store has come. */
export const SecondFactorStep = observer(function SecondFactorStep(
  props: StepProps & { signIn: SignInStore },
) {
  const { store, signIn } = props;
  const { t } = useTranslation('auth');
  useProblemToasts(store.form);
  if (store.recoveryCodes)
    return <RecoveryCodeList codes={store.recoveryCodes} onSaved={() => store.leave()} />;
  return (
    <>
      {signIn.secondFactor === 'enrolment' ? <Enrolment store={store} /> : <EnterCode store={store} />}
      <Button variant="quiet" isWide onClick={() => signIn.restart()}>
        {t('auth-back-to-sign-in')}
      </Button>
    </>
  );
});

const EnterCode = observer(function EnterCode({ store }: StepProps) {
  const { t } = useTranslation('auth');
  const { isRecovery } = store;
  const textId = useId();
  return (
    <>
      <StepForm
        key={isRecovery ? 'recovery' : 'app'}
        label={t('auth-second-factor')}
        form={store.form}
        onSubmit={() => store.enter()}
        submitLabel={t('auth-sign-in')}
      >
        <p id={textId}>{t(isRecovery ? 'auth-recovery-introduction' : 'auth-second-factor-introduction')}</p>
        {isRecovery ? (
          <RecoveryField store={store} describedBy={textId} />
        ) : (
          <AppField store={store} describedBy={textId} />
        )}
      </StepForm>
      <Button variant="quiet" isWide onClick={() => store.toggleRecovery()}>
        {t(isRecovery ? 'auth-second-factor-app' : 'auth-second-factor-recovery')}
      </Button>
    </>
  );
});

type FieldProps = StepProps & {
  /** Id of what says where the code is. */
  describedBy: string;
};

const AppField = observer(function AppField({ store, describedBy }: FieldProps) {
  const { t } = useTranslation('auth');
  const errorOf = useFieldErrors(store.form);
  return (
    <CodeField
      label={t('auth-second-factor-code')}
      value={store.code}
      onChange={(value) => store.setCode(value)}
      error={errorOf('token')}
      describedBy={describedBy}
    />
  );
});

const RecoveryField = observer(function RecoveryField({ store, describedBy }: FieldProps) {
  const { t } = useTranslation('auth');
  const errorOf = useFieldErrors(store.form);
  return (
    <TextField
      label={t('auth-recovery-code')}
      name="token"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      aria-describedby={describedBy}
      required
      value={store.code}
      onChange={({ target }) => store.setCode(target.value)}
      error={errorOf('token')}
    />
  );
});

const Enrolment = observer(function Enrolment({ store }: StepProps) {
  const { t } = useTranslation('auth');
  const textId = useId();
  const { setup, form } = store;
  useEffect(() => {
    if (!store.setup && !store.form.problem) void store.loadSetup();
  }, [store]);
  if (!setup)
    return form.problem ? <StepNotLoaded onRetry={() => void store.loadSetup()} /> : <StepWaiting />;
  return (
    <StepForm
      label={t('auth-second-factor')}
      form={form}
      onSubmit={() => store.confirm()}
      submitLabel={t('auth-sign-in')}
    >
      <p>{t('auth-enrolment-introduction')}</p>
      <AuthenticatorQr setup={setup} />
      <p id={textId}>{t('auth-authenticator-enter')}</p>
      <AppField store={store} describedBy={textId} />
    </StepForm>
  );
});

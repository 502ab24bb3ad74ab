import { type AuthPurpose, useFeatureStore, useRootStore } from '@moien/shared-lib';
import { Dialog } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AuthFlowStore, authFlowStore } from '../auth-flow/auth-flow-store.ts';
import { BetaApplication } from '../beta-application/BetaApplication.tsx';
import { SignIn } from '../sign-in/SignIn.tsx';
import styles from './AuthModal.module.css';
import { LazySignUp } from './LazySignUp.tsx';

type Mode = 'sign-in' | 'sign-up' | 'beta-applicant';

/** Signing in, signing up and applying to the beta, over any page (specification §2). */
export const AuthModal = observer(function AuthModal() {
  const { t } = useTranslation('auth');
  const { mode, purpose } = useRootStore().authModal;
  const flow = useFeatureStore(authFlowStore);
  const shown = useLastMode(mode);
  useEffect(() => {
    if (mode === null) flow.dropSecrets();
  }, [mode, flow]);
  return (
    <Dialog
      className={styles.modal}
      isOpen={mode !== null}
      onClose={() => flow.close()}
      title={t(titleOf(shown, purpose, flow))}
      closeLabel={t('auth-close')}
    >
      {shown === 'sign-in' && <SignIn flow={flow} />}
      {shown === 'sign-up' && <LazySignUp flow={flow} />}
      {shown === 'beta-applicant' && <BetaApplication flow={flow} />}
    </Dialog>
  );
});

/** What is shown while the modal closes. */
function useLastMode(mode: Mode | null): Mode | null {
  const [last, setLast] = useState(mode);
  useEffect(() => {
    if (mode) setLast(mode);
  }, [mode]);
  return mode ?? last;
}

/** Who asks for something that needs an account is told so. */
function titleOf(
  mode: Mode | null,
  purpose: AuthPurpose | undefined,
  { signIn, signUp }: AuthFlowStore,
): string {
  if (mode === 'beta-applicant') return 'auth-beta';
  if (mode === 'sign-up')
    return purpose && signUp.step !== 'sign-in' ? `auth-sign-up-${purpose}` : 'auth-sign-up';
  if (signIn.secondFactor) return 'auth-second-factor';
  if (signIn.forgotten.step) return 'auth-forgotten';
  return purpose ? `auth-sign-in-${purpose}` : 'auth-sign-in';
}

import { useRootStore } from '@moien/shared-lib';
import { useHasWebAuthn } from '@moien/shared-lib/reauthentication';
import { Button, Icon } from '@moien/shared-lib/ui';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInStore } from '../auth-flow/sign-in-store.ts';
import { isToast } from '../forms/form-problem.ts';
import { useProblemToasts } from '../forms/use-form-toasts.ts';
import { useProblemText } from '../forms/use-problem-text.ts';
import { ErrorNotice } from '../page-frame/ErrorNotice.tsx';
import { PasskeySignInStore } from '../passkey/passkey-sign-in-store.ts';

/** Nothing in a browser without passkeys. */
export function PasskeyButton({ signIn }: { signIn: SignInStore }) {
  return useHasWebAuthn() && <PasskeySignIn signIn={signIn} />;
}

const PasskeySignIn = observer(function PasskeySignIn({ signIn }: { signIn: SignInStore }) {
  const { t } = useTranslation('auth');
  const { api, authModal } = useRootStore();
  const isOpen = authModal.mode === 'sign-in';
  const problemText = useProblemText();
  const [store] = useState(() => new PasskeySignInStore(api, signIn));
  const { problem, isBusy } = store.form;
  useProblemToasts(store.form);
  useEffect(() => {
    if (!isOpen) return;
    void store.offer();
    return () => store.end();
  }, [store, isOpen]);
  return (
    <>
      <Button isWide isBusy={isBusy} onClick={() => void store.signIn()}>
        <Icon of={Fingerprint} />
        {t('auth-passkey')}
      </Button>
      <ErrorNotice text={problem && !isToast(problem) ? problemText(problem) : undefined} />
    </>
  );
});

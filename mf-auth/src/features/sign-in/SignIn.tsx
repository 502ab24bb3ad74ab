import { Button, Icon } from '@moien/shared-lib/ui';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AuthFlowStore } from '../auth-flow/auth-flow-store.ts';
import { ModeToggle } from '../auth-flow/ModeToggle.tsx';
import { OtherMethods } from '../auth-flow/OtherMethods.tsx';
import { ForgottenPassword } from '../forgotten-password/ForgottenPassword.tsx';
import { useProblemToasts } from '../forms/use-form-toasts.ts';
import { LazySecondFactor } from './LazySecondFactor.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { PasswordSignIn } from './PasswordSignIn.tsx';
import { TokenSignIn } from './TokenSignIn.tsx';

export const SignIn = observer(function SignIn({ flow }: { flow: AuthFlowStore }) {
  const { t } = useTranslation('auth');
  const { signIn } = flow;
  const { method, tokenStep, forgotten } = signIn;
  useProblemToasts(signIn.form);
  useProblemToasts(forgotten.form);
  if (signIn.secondFactor) return <LazySecondFactor signIn={signIn} />;
  const toggle = <ModeToggle flow={flow} mode="sign-in" />;
  if (forgotten.step)
    return (
      <>
        <ForgottenPassword signIn={signIn} />
        {toggle}
      </>
    );
  const isPassword = method === 'password';
  return (
    <>
      {isPassword ? <PasswordSignIn signIn={signIn} /> : <TokenSignIn signIn={signIn} />}
      {isPassword || tokenStep === 'request-token' ? (
        <OtherMethods flow={flow} mode="sign-in">
          <PasskeyButton signIn={signIn} />
          <Button isWide onClick={() => signIn.toggleMethod()}>
            <Icon of={isPassword ? Mail : KeyRound} />
            {t(isPassword ? 'auth-with-token' : 'auth-with-password')}
          </Button>
        </OtherMethods>
      ) : (
        toggle
      )}
    </>
  );
});

import { observer } from 'mobx-react-lite';
import type { AuthFlowStore } from '../auth-flow/auth-flow-store.ts';
import { ModeToggle } from '../auth-flow/ModeToggle.tsx';
import { OtherMethods } from '../auth-flow/OtherMethods.tsx';
import { useAnswerToasts, useProblemToasts } from '../forms/use-form-toasts.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import { InfoStep } from './InfoStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';

/** Specification §2: phone, info, sign-in. */
export const SignUp = observer(function SignUp({ flow }: { flow: AuthFlowStore }) {
  const { signUp } = flow;
  useProblemToasts(signUp.form);
  useAnswerToasts(signUp.form);
  if (signUp.step === 'info')
    return (
      <>
        <InfoStep signUp={signUp} />
        <ModeToggle flow={flow} mode="sign-up" />
      </>
    );
  if (signUp.step === 'sign-in') return <ConfirmStep flow={flow} />;
  return (
    <>
      <PhoneStep signUp={signUp} />
      <OtherMethods flow={flow} mode="sign-up" />
    </>
  );
});

import { useLazyModule } from '@moien/shared-lib';
import type { AuthFlowStore } from '../auth-flow/auth-flow-store.ts';
import { StepNotLoaded, StepWaiting } from '../forms/StepPlaces.tsx';

type SignUpProps = { flow: AuthFlowStore };
const load = () => import(/* webpackChunkName: "sign-up" */ '../sign-up/SignUp.tsx');

/** Signing up, whose phone field is heavy: its code is loaded when it is first shown. */
export function LazySignUp({ flow }: SignUpProps) {
  const { module, hasFailed, retry } = useLazyModule(load, true);
  if (module) return <module.SignUp flow={flow} />;
  return hasFailed ? <StepNotLoaded onRetry={retry} /> : <StepWaiting />;
}

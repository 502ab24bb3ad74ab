import { useLazyModule } from '@moien/shared-lib';
import type { SignInStore } from '../auth-flow/sign-in-store.ts';
import { StepNotLoaded, StepWaiting } from '../forms/StepPlaces.tsx';

const load = () => import(/* webpackChunkName: "second-factor" */ '../second-factor/SecondFactor.tsx');

/** The second step of a sign-in, which few people have: its code is loaded when it is first shown. */
export function LazySecondFactor({ signIn }: { signIn: SignInStore }) {
  const { module, hasFailed, retry } = useLazyModule(load, true);
  if (module) return <module.SecondFactor signIn={signIn} />;
  return hasFailed ? <StepNotLoaded onRetry={retry} /> : <StepWaiting />;
}

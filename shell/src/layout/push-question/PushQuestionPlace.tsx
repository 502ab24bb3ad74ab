import { useLazyModule, useRootStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';

const loadQuestion = () => import(/* webpackChunkName: "push-question" */ './PushQuestionTurn.tsx');

/**
 * Specification §4: the permission for push is asked for after a sign-in, by this question first, where the
 * browser has not been asked. Only then its code is loaded; without it nothing is lost. It is read out when
 * it comes into the element, which is there before.
 */
export const PushQuestionPlace = observer(function PushQuestionPlace() {
  const { session } = useRootStore();
  const isWanted =
    session.hasSignedIn && session.isSignedIn && globalThis.Notification?.permission === 'default';
  const { module } = useLazyModule(loadQuestion, isWanted);
  if (!isWanted) return null;
  return (
    <div role="status" aria-atomic="false">
      {module && <module.PushQuestionTurn />}
    </div>
  );
});

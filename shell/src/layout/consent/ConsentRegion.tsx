import { useIsAlive, useRootStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { EnvironmentContext } from '../../environment/environment-context.ts';
import { Question } from './Question.tsx';

/**
 * Asks whether the page may fetch what others serve. Nobody has to answer before they go on; nothing is
 * fetched until then. It comes when it can take the answer: before, and where scripts do not run, its buttons
 * would do nothing.
 */
export const ConsentRegion = observer(function ConsentRegion() {
  const settings = useContext(EnvironmentContext)?.settings;
  const { consent } = useRootStore();
  const isAlive = useIsAlive();
  return isAlive && settings?.asksForConsent && consent.isOpen ? <Question /> : null;
});

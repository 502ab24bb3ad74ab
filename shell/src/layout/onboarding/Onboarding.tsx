import { useIsAlive, useLazyModule, useRootStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { EnvironmentContext } from '../../environment/environment-context.ts';
import { FirstVisitContext } from '../../environment/first-visit.ts';
import { useIsCurrent } from '../menus/use-is-current.ts';

const PHONE = '(max-width: 55.999em)';

const loadSheet = () => import(/* webpackChunkName: "onboarding" */ './OnboardingSheet.tsx');

/**
 * Three panels on the first phone visit to the search (product decision 13), unless its address names a
 * search already: once the splash is over, the question of consent is answered and the start has not failed.
 * Their code is loaded for those who see them.
 */
export const Onboarding = observer(function Onboarding() {
  const { welcome } = useRootStore();
  const isWanted = useIsWanted();
  // Its code that does not load is no loss: the panels come at the next visit.
  const isShown = useIsAlive() && isWanted && window.matchMedia(PHONE).matches;
  const { module } = useLazyModule(loadSheet, isShown);
  useEffect(() => welcome.remember(), [welcome]);
  return isShown && module ? <module.OnboardingSheet /> : null;
});

function useIsWanted(): boolean {
  const { welcome, consent, essentials } = useRootStore();
  const isFirstVisit = useContext(FirstVisitContext);
  const settings = useContext(EnvironmentContext)?.settings;
  const { search } = useLocation();
  // Who comes with a search is shown its homes.
  const isOnSearch = useIsCurrent()('search') && search === '';
  const isSplashOver = !isFirstVisit || welcome.isSplashOver;
  const isAsked = settings?.asksForConsent === true && consent.isOpen;
  const isFree = isSplashOver && !isAsked && !essentials.isMissing;
  return isOnSearch && isFree && welcome.isOnboardingCompleted === false;
}

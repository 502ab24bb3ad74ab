import { useContext } from 'react';
import { FirstVisitContext } from '../../environment/first-visit.ts';
import { Onboarding } from '../onboarding/Onboarding.tsx';
import { Splash } from './Splash.tsx';

/** What comes before the page on a first visit: the splash, then on a phone's search the onboarding. */
export function Greeting() {
  const isFirstVisit = useContext(FirstVisitContext);
  return (
    <>
      {isFirstVisit && <Splash />}
      <Onboarding />
    </>
  );
}

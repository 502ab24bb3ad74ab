import { useContext } from 'react';
import { Onboarding } from '../onboarding/Onboarding.tsx';
import { FirstVisitContext } from './first-visit.ts';
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

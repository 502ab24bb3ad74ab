import { useContext, useEffect } from 'react';
import { EnvironmentContext } from '../../environment/environment-context.ts';
import { rememberChoices } from './remember-choices.ts';

/**
 * Shows nothing: while it is there, what a visitor chooses in the layout is remembered for the next document.
 */
export function RememberedChoices() {
  const environment = useContext(EnvironmentContext);
  useEffect(() => {
    if (environment) return rememberChoices(environment, () => window.location.reload());
  }, [environment]);
  return null;
}

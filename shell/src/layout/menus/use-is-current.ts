import { useRootStore } from '@moien/shared-lib';
import { useLocation } from 'react-router-dom';

/** Whether the page that is shown is that of a route, for the links that lead there. */
export function useIsCurrent(): (route: string) => boolean {
  const { navigation } = useRootStore();
  const { pathname } = useLocation();
  return (route) => navigation.hrefTo({ route }) === pathname;
}

/** Whether the page that is shown lies below that of a route, such as one home below all homes. */
export function useIsBelow(): (route: string) => boolean {
  const { navigation } = useRootStore();
  const { pathname } = useLocation();
  return (route) => pathname.startsWith(`${navigation.hrefTo({ route })}/`);
}

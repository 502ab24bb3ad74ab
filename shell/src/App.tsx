import { RootStoreProvider } from '@moien/shared-lib';
import type { ReactNode } from 'react';
import { FirstVisitContext } from './layout/Splash.tsx';
import { EnvironmentContext } from './routing/environment-context.ts';
import type { RouteEnvironment } from './routing/route-environment.ts';

type AppProps = { environment: RouteEnvironment; isFirstVisit: boolean; children: ReactNode };

/** What stands around the router, the same on the server and in the browser. */
export function App({ environment, isFirstVisit, children }: AppProps) {
  return (
    <RootStoreProvider root={environment.root} texts={environment.texts}>
      <EnvironmentContext value={environment}>
        <FirstVisitContext value={isFirstVisit}>{children}</FirstVisitContext>
      </EnvironmentContext>
    </RootStoreProvider>
  );
}

import { PageSlotContext, RootStoreProvider } from '@moien/shared-lib';
import type { ReactNode } from 'react';
import { EnvironmentContext } from './environment/environment-context.ts';
import { FirstVisitContext } from './environment/first-visit.ts';
import type { RouteEnvironment } from './environment/route-environment.ts';
import { PictureSeedContext } from './layout/pictures/picture-seed.ts';
import { SlotHost } from './slots/SlotHost.tsx';

type AppProps = {
  environment: RouteEnvironment;
  isFirstVisit: boolean;
  pictureSeed?: number;
  children: ReactNode;
};

/** What stands around the router, the same on the server and in the browser. */
export function App({ environment, isFirstVisit, pictureSeed = 0, children }: AppProps) {
  return (
    <RootStoreProvider root={environment.root} texts={environment.texts}>
      <EnvironmentContext value={environment}>
        <PageSlotContext value={SlotHost}>
          <PictureSeedContext value={pictureSeed}>
            <FirstVisitContext value={isFirstVisit}>{children}</FirstVisitContext>
          </PictureSeedContext>
        </PageSlotContext>
      </EnvironmentContext>
    </RootStoreProvider>
  );
}

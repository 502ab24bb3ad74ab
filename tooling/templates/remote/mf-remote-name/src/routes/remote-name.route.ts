import { defineRoute, type LoaderContext } from '@moien/shared-lib';
import { newestStore } from '../features/newest/newest-store.ts';
import { RemoteNamePage } from './RemoteNamePage.tsx';

/**
 * `/remote-name`. The loader runs on the server and in the browser; what it loads, the page finds in the
 * store.
 */
export const remoteNameRoute = defineRoute<null>({
  load: async ({ root, signal }: LoaderContext) => {
    await root.feature(newestStore).load(signal);
    return null;
  },
  Component: RemoteNamePage,
  head: (_data, _root, t) => ({
    title: t('page-title'),
    description: t('page-description'),
    canonicalPath: '/remote-name',
  }),
});

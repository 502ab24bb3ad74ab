import type { RootStore, Texts } from '@moien/shared-lib';
import type { Platform } from '../platform/platform.ts';

export type RouteEnvironment = {
  platform: Platform;
  root: RootStore;
  texts: Texts;
  /** On the server: limits how long a remote's loader may take and takes over when it fails. */
  guardLoader?: (routeId: string, load: () => Promise<unknown>) => Promise<unknown>;
};

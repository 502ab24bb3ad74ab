import type { RootStore, Texts } from '@moien/shared-lib';
import type { Platform } from '../platform/platform.ts';

/** The set of releases that the page on screen is made of. */
export type ShownSet = { sequence: number };

export type RouteEnvironment = {
  platform: Platform;
  root: RootStore;
  texts: Texts;
  /** Kept by the layout, once a page is on screen. */
  shown?: ShownSet;
  /** Sequence of the first set whose routes this router cannot serve: a navigation to it loads a document. */
  documentFrom?: number;
  /** On the server: limits how long a remote's loader may take and takes over when it fails. */
  guardLoader?: (routeId: string, load: () => Promise<unknown>) => Promise<unknown>;
};

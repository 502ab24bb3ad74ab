import type { SiteSettings } from '@moien/contract';
import type { RootStore, Texts } from '@moien/shared-lib';
import type { Platform } from '../platform/platform.ts';

/** The set of releases that the page on screen is made of, and the year in which it was loaded. */
export type ShownSet = { sequence: number; year: number };

export type RouteEnvironment = {
  platform: Platform;
  root: RootStore;
  texts: Texts;
  settings: SiteSettings;
  /** Kept by the layout, once a page is on screen. */
  shown?: ShownSet;
  /** Sequence of the first set whose routes this router cannot serve: a navigation to it loads a document. */
  documentFrom?: number;
  /** The next navigation loads a document: this one cannot show what has been chosen, or lacks code. */
  needsDocument?: boolean;
  /** Loads a document by itself, where a redirect of the router would lead out of the app. Never settles. */
  leavePage?: (address: string) => Promise<never>;
  /** The navigation that begins changes the address alone: no data depends on what it changes. */
  keepsData?: boolean;
  /** Hears of an arrival at an entry of the history before the router does, and may keep it from it. */
  onArrival?: (event: PopStateEvent) => void;
  /** Whether the browser is on its way from a dialog's entry of the history to that of its page. */
  isLeavingDialog?: () => boolean;
  /** Hears of a navigation before it begins, which waits for the answer if there is one. */
  onDeparture?: () => Promise<void> | undefined;
  /** Whether a picture of the page that is left grows into one of the page that a navigation leads to. */
  movesPicture?: () => boolean;
  /**
   * On the server: limits how long a loader may take and takes over when it fails, with the substitute if
   * there is one.
   */
  guardLoader?: (routeId: string, load: () => Promise<unknown>, substitute?: unknown) => Promise<unknown>;
};

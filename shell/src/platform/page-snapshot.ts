import type { Essentials, LanguageTag, Registry, Session } from '@moien/contract';
import type { TextResources } from '@moien/shared-lib';
import type { HydrationState } from 'react-router-dom';

export const SNAPSHOT_ELEMENT_ID = 'page-snapshot';
export const ROOT_ELEMENT_ID = 'root';

/** All that the server knew when it rendered the document, so that the browser starts from the same and asks for nothing twice. */
export type PageSnapshot = {
  /** Of the shell that rendered the document and is to bring it to life. */
  shellVersion: string;
  languageTag: LanguageTag;
  registry: Registry;
  session: Session;
  essentials: Essentials;
  texts: Record<string, TextResources>;
  router: HydrationState;
  featureSnapshots: Record<string, unknown>;
  isFirstVisit: boolean;
};

import type {
  Essentials,
  LanguageTag,
  Registry,
  Session,
  SiteSettings,
  VisitorChoices,
} from '@moien/contract';
import type { TextResources } from '@moien/shared-lib';
import type { HydrationState } from 'react-router-dom';

export const SNAPSHOT_ELEMENT_ID = 'page-snapshot';
export const ROOT_ELEMENT_ID = 'root';

/**
 * All that the server knew when it rendered the document, so that the browser starts from the same and asks
 * for nothing twice.
 */
export type PageSnapshot = {
  /** Of the shell that rendered the document and is to bring it to life. */
  shellVersion: string;
  languageTag: LanguageTag;
  registry: Registry;
  session: Session;
  /** The service did not say who is asking: the page asks again. */
  isSessionMissing: boolean;
  essentials: Essentials;
  choices: VisitorChoices;
  settings: SiteSettings;
  texts: Record<string, TextResources>;
  /** Missing where no server has run the loaders. */
  router?: HydrationState;
  featureSnapshots: Record<string, unknown>;
  isFirstVisit: boolean;
  /** Which pictures the splash and the banner of home show; 0 on documents that have neither. */
  pictureSeed: number;
  /** What the address asks the search for, on a page that is not the search. */
  entrySearch?: string | undefined;
};

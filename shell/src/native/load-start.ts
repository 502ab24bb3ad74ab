import {
  type Essentials,
  type LanguageTag,
  type Session,
  SITE_SETTINGS_PATH,
  SiteSettings,
  VISITOR_SESSION,
} from '@moien/contract';
import type { ApiClient } from '@moien/shared-lib';
import { Value } from 'typebox/value';
import { keep, readKept } from './kept.ts';

/** What a document of the server would carry; undefined is what nobody has said yet. */
export type StartData = {
  /** It is what a former start has kept: the site is asked for it once the page stands. */
  isKept: boolean;
  essentials: Essentials | undefined;
  session: Session | undefined;
  settings: SiteSettings | undefined;
};

/** A first start waits so long for the site; a later one begins with what the former has kept. */
const PATIENCE_MILLISECONDS = 8000;

/** For a start before the site has ever answered. */
export const NO_SETTINGS: SiteSettings = {
  downloadLabel: 'sign-up',
  contactAddress: '',
  asksForConsent: false,
};

/** @param hasToken whether there may be a session; nobody else needs to be asked for */
export async function loadStart(
  api: Pick<ApiClient, 'call'>,
  languageTag: LanguageTag,
  hasToken: boolean,
): Promise<StartData> {
  const kept = readStart(languageTag, hasToken);
  if (kept.essentials && kept.settings) return kept;
  const asked = Promise.all([
    api.call('getEssentials', { body: { languageTag } }),
    hasToken ? api.call('getSession') : undefined,
    fetchSettings(),
  ]).then(([essentials, session, settings]) => ({
    isKept: false,
    essentials: essentials.kind === 'ok' ? essentials.value : kept.essentials,
    session: session?.kind === 'ok' ? session.value : kept.session,
    settings: keepSettings(settings) ?? kept.settings,
  }));
  const late = new Promise<StartData>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MILLISECONDS));
  return Promise.race([asked, late]);
}

function readStart(languageTag: LanguageTag, hasToken: boolean): StartData {
  const kept = readKept('app-essentials');
  return {
    isKept: true,
    essentials: kept?.languageTag === languageTag ? kept.essentials : undefined,
    session: hasToken ? readKept('app-session') : VISITOR_SESSION,
    settings: readKept('app-settings'),
  };
}

/** What the operator has set may change while the app runs: it counts from the next start on. */
export async function renewSettings(): Promise<void> {
  keepSettings(await fetchSettings());
}

function keepSettings(settings: SiteSettings | undefined): SiteSettings | undefined {
  if (settings) keep('app-settings', settings);
  return settings;
}

async function fetchSettings(): Promise<SiteSettings | undefined> {
  try {
    const answer: unknown = await (await fetch(SITE_SETTINGS_PATH)).json();
    return Value.Check(SiteSettings, answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

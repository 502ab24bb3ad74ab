import {
  type AppBundle,
  displayCurrencyOf,
  EMPTY_ESSENTIALS,
  formatConsent,
  type LanguageTag,
  languageOfPath,
  parseConsent,
  parseSignedRegistry,
  type Registry,
  VISITOR_SESSION,
  type VisitorChoices,
} from '@moien/contract';
import { ApiClient, importFresh, nativePlugin, type RootStore, type TextResources } from '@moien/shared-lib';
import { AppTokens } from '@moien/shared-lib/native/app-tokens';
import { reaction } from 'mobx';
import { start } from '../browser/start.tsx';
import { readKeptRegistry } from '../browser/verify-registry.ts';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import fr from '../locales/fr.json' with { type: 'json' };
import type { PageSnapshot } from '../platform/page-snapshot.ts';
import { firstPath } from './first-address.ts';
import { followLinks } from './follow-links.ts';
import { followPhone } from './follow-phone.ts';
import { keep, readKept } from './kept.ts';
import { loadStart, NO_SETTINGS, renewSettings, type StartData } from './load-start.ts';
import { readBundle } from './read-bundle.ts';
import { resolveForApp } from './resolve-for-app.ts';
import { standOnSite } from './stand-on-site.ts';

/** The app has them all at hand; on the web the document brings those of its language. */
const SHELL_TEXTS: Record<LanguageTag, TextResources> = { en, fr, de };

/**
 * Starts the page of the app (docs/mobile.md): what a document of the server carries is made of the bundle,
 * of what the last start has kept, and of the site's answers.
 */
export async function startApp(): Promise<void> {
  const bundle = readBundle();
  standOnSite(bundle.siteOrigin);
  const tokens = new AppTokens();
  const [path] = await Promise.all([
    firstPath(bundle.siteOrigin, async () => (await nativePlugin('App')?.getLaunchUrl())?.url),
    tokens.load(),
  ]);
  window.history.replaceState(window.history.state, '', path);
  const languageTag = languageOfPath(path) ?? 'en';
  document.documentElement.lang = languageTag;
  const transport = async () =>
    (
      await importFresh(() => import(/* webpackChunkName: "wire" */ '@moien/shared-lib/api/app-transport'))
    ).createAppTransport(tokens);
  const opening = transport();
  const data = await loadStart(
    silentApi(() => opening),
    languageTag,
    tokens.get('session') !== undefined,
  );
  const snapshot = await snapshotOf(bundle, languageTag, data);
  const { router, root } = start(snapshot, {
    transport: () => opening,
    resolve: (state) => resolveForApp(state, bundle),
    onVerified: (body) => keep('app-registry', parseSignedRegistry(body)),
    leavePage: (address) => {
      window.location.assign(address);
      return new Promise(() => undefined);
    },
  });
  followLinks(router, bundle.siteOrigin);
  followPhone(router, bundle.siteOrigin, languageTag);
  followStores(root, tokens);
  if (data.isKept) renew(root);
}

/** Nothing is shown yet that could say what is refused. */
function silentApi(transport: ConstructorParameters<typeof ApiClient>[0]): ApiClient {
  return new ApiClient(
    transport,
    () => undefined,
    async () => false,
  );
}

async function snapshotOf(
  bundle: AppBundle,
  languageTag: LanguageTag,
  data: StartData,
): Promise<PageSnapshot> {
  return {
    shellVersion: bundle.shell.version,
    languageTag,
    registry: await keptRegistry(bundle),
    session: data.session ?? VISITOR_SESSION,
    isSessionMissing: data.session === undefined,
    essentials: data.essentials ?? EMPTY_ESSENTIALS,
    choices: readChoices(),
    settings: data.settings ?? NO_SETTINGS,
    texts: { shell: SHELL_TEXTS[languageTag] },
    featureSnapshots: {},
    isFirstVisit: false,
    pictureSeed: Math.floor(Math.random() * 1000),
  };
}

/** The newest that was verified here before, whatever its age; else what the app carries. */
async function keptRegistry(bundle: AppBundle): Promise<Registry> {
  const kept = readKept('app-registry');
  if (!kept) return bundle.registry;
  return readKeptRegistry(kept).then(
    (state) => resolveForApp(state, bundle),
    () => bundle.registry,
  );
}

function readChoices(): VisitorChoices {
  const kept = readKept('app-choices');
  return { currency: displayCurrencyOf(kept?.currency), consent: parseConsent(kept?.consent) };
}

/** Keeps for the next start what the page knows, and forgets the token of a session that has ended. */
function followStores(root: RootStore, tokens: AppTokens): void {
  const { session, essentials, currency, consent, languageTag } = root;
  reaction(
    () => ({
      profile: session.profile,
      unreadNotificationCount: session.unreadNotificationCount,
      unreadMessageCount: session.unreadMessageCount,
      bookingRequestCount: session.bookingRequestCount,
    }),
    (known) => {
      keep('app-session', known.profile ? known : undefined);
      if (!known.profile && !session.isMissing) void tokens.remove('session');
    },
    { fireImmediately: !session.isMissing },
  );
  reaction(
    () => (essentials.isMissing ? undefined : essentials.essentials),
    (known) => known && keep('app-essentials', { languageTag, essentials: known }),
    { fireImmediately: true },
  );
  reaction(
    () => ({ currency: currency.code, consent: consent.answer && formatConsent(consent.answer) }),
    (choices) => keep('app-choices', choices),
  );
}

/** What was kept is asked for anew. */
function renew(root: RootStore): void {
  if (!root.essentials.isMissing) void root.essentials.load(root.api);
  if (root.session.isSignedIn) void root.recheckSession('ended');
  void renewSettings();
}

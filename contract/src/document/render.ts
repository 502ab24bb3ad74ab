import type { Essentials } from '../catalog/essentials.schema.ts';
import type { Session } from '../identity/session.schema.ts';
import type { CurrencyCode, LanguageTag } from '../lib/scalars.schema.ts';
import type { Registry, RegistryEntry, ShellRelease } from '../platform/registry.schema.ts';
import type { Consent } from './consent.ts';
import type { SiteSettings } from './site-settings.schema.ts';

/** A call of the API made while a document is rendered. */
export type RenderTransport = (request: {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  body?: unknown;
  signal?: AbortSignal;
}) => Promise<{ status: number; body: unknown }>;

/** What a visitor has chosen and their browser says with every request. */
export type VisitorChoices = { currency: CurrencyCode; consent: Consent | undefined };

/** What a gateway asks of the shell's server build. */
export type RenderRequest = {
  url: URL;
  languageTag: LanguageTag;
  registry: Registry;
  /** Server build of a release; rejects when it is missing, broken or not to be used. */
  loadModule: (entry: RegistryEntry) => Promise<unknown>;
  transport: RenderTransport;
  session: Session;
  /** Somebody may be signed in and the API did not say who: `session` is a visitor's for the time being. */
  isSessionMissing: boolean;
  essentials: Essentials;
  choices: VisitorChoices;
  settings: SiteSettings;
  shell: ShellRelease;
  /** Of the content security policy. */
  nonce: string;
  isFirstVisit: boolean;
  /**
   * Longest time in milliseconds that a remote's loader, and after it the drawing of its page, may hold the
   * document.
   */
  loaderTimeout: number;
  onError: (error: unknown, routeId: string | undefined) => void;
};

export type RenderResult =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'document'; status: number; html: string };

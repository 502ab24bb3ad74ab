import type { Essentials, Session } from './schema/entities.ts';
import type { Registry, RegistryEntry, ShellRelease } from './schema/registry.ts';
import type { LanguageTag } from './schema/scalars.ts';

/** A call of the API made while a document is rendered. */
export type RenderTransport = (request: {
  method: 'GET' | 'POST';
  url: string;
  body?: unknown;
  signal?: AbortSignal;
}) => Promise<{ status: number; body: unknown }>;

/** What a gateway asks of the shell's server build. */
export type RenderRequest = {
  url: URL;
  languageTag: LanguageTag;
  registry: Registry;
  /** Server build of a release; rejects when it is missing, broken or not to be used. */
  loadModule: (entry: RegistryEntry) => Promise<unknown>;
  transport: RenderTransport;
  session: Session;
  essentials: Essentials;
  shell: ShellRelease;
  /** Of the content security policy. */
  nonce: string;
  isFirstVisit: boolean;
  /** Longest time in milliseconds that a remote's loader, and after it the drawing of its page, may hold the document. */
  loaderTimeout: number;
  onError: (error: unknown, routeId: string | undefined) => void;
};

export type RenderResult =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'document'; status: number; html: string };

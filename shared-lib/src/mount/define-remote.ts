import type { LanguageTag } from '@moien/contract';
import type { ComponentType } from 'react';
import type { TextResources } from '../i18n/create-texts.ts';
import type { RootStore } from '../stores/root-store.ts';
import type { Head } from './head.ts';

/** What a route's loader is given: the URL parsed, the stores of this page or request. */
export type LoaderContext = {
  root: RootStore;
  url: URL;
  parameters: Record<string, string | undefined>;
  signal: AbortSignal;
};

type HeadText = (slug: string, values?: Record<string, unknown>) => string;

/** A page. Its loader fills stores and returns the little that its component needs to find its data there. */
export type RemoteRoute<Data = unknown> = {
  load: (context: LoaderContext) => Promise<Data>;
  Component: ComponentType<{ data: Data }>;
  head: (data: Data, root: RootStore, text: HeadText) => Head;
  /** Of the document, where it is another than 200: a page that says what is gone in words of its own. */
  status?: (data: Data) => number | undefined;
  /** Fetches the code that its loader will wait for, when somebody is about to visit it. */
  warm?: () => Promise<unknown>;
};

/**
 * A part of the shell, or of another remote's page, that a remote fills: mounted as a parcel with a React
 * root of its own. `subject` is the id of what it shows, in slots that are there more than once.
 */
export type RemoteSlot = { Component: ComponentType | ComponentType<{ subject?: string }> };

/** Everything that the platform may ask a remote for; each part is loaded when it is needed. */
export type RemoteModule = {
  routes: Record<string, () => Promise<RemoteRoute>>;
  slots: Record<string, () => Promise<RemoteSlot>>;
  texts: Record<LanguageTag, () => Promise<{ default: TextResources }>>;
};

/** Ties loader, component and head of a page to one type of data. */
export function defineRoute<Data>(route: RemoteRoute<Data>): RemoteRoute {
  return route as unknown as RemoteRoute;
}

export function defineRemote(remote: RemoteModule): RemoteModule {
  return remote;
}

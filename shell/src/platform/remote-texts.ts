import type { Registry, RegistryEntry, Text } from '@moien/contract';
import { addTexts, overrideTexts, type TextResources, type Texts } from '@moien/shared-lib';
import type { Platform } from './platform.ts';

/** By namespace, the version whose texts are known. */
const versions = new WeakMap<Texts, Map<string, string>>();

/** Texts that came with the document are those of the releases that it was rendered with. */
export function knowDocumentTexts(texts: Texts, { entries }: Registry): void {
  for (const { remote, version } of entries) {
    const [namespace] = remote.textNamespaces;
    if (namespace && texts.hasResourceBundle(texts.language, namespace))
      versionsOf(texts).set(namespace, version);
  }
}

/** What is to be used once the release is chosen; `undefined` when it is known already. */
export async function loadRemoteTexts(
  platform: Platform,
  texts: Texts,
  release: RegistryEntry,
): Promise<TextResources | undefined> {
  const [namespace] = release.remote.textNamespaces;
  if (!namespace || versionsOf(texts).get(namespace) === release.version) return undefined;
  return platform.texts(release);
}

/**
 * Puts a release's texts in the place of another version's, before anything of it is shown, so that no slug
 * flashes.
 */
export function applyRemoteTexts(
  texts: Texts,
  textArray: Text[],
  release: RegistryEntry,
  resources: TextResources | undefined,
): void {
  const [namespace] = release.remote.textNamespaces;
  if (!namespace || !resources) return;
  texts.removeResourceBundle(texts.language, namespace);
  addTexts(texts, namespace, resources);
  versionsOf(texts).set(namespace, release.version);
  overrideTexts(texts, textArray);
}

/**
 * Texts of a release that stands beside another version of its remote: the other's stay, and what they lack
 * is added.
 */
export function addMissingTexts(
  texts: Texts,
  release: RegistryEntry,
  resources: TextResources | undefined,
): void {
  const [namespace] = release.remote.textNamespaces;
  if (namespace && resources) addTexts(texts, namespace, resources);
}

function versionsOf(texts: Texts): Map<string, string> {
  const known = versions.get(texts) ?? new Map<string, string>();
  versions.set(texts, known);
  return known;
}

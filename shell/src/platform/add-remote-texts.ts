import type { RegistryEntry, Text } from '@moien/contract';
import { addTexts, overrideTexts, type Texts } from '@moien/shared-lib';
import type { Platform } from './platform.ts';

const versions = new WeakMap<Texts, Map<string, string>>();

/** Makes a release's texts known before anything of it is shown, so that no slug flashes. */
export async function addRemoteTexts(
  platform: Platform,
  texts: Texts,
  textArray: Text[],
  release: RegistryEntry,
): Promise<void> {
  const [namespace] = release.remote.textNamespaces;
  if (!namespace || versionOfTexts(platform, texts, namespace) === release.version) return;
  addTexts(texts, namespace, await platform.texts(release));
  versionsOf(texts).set(namespace, release.version);
  overrideTexts(texts, textArray);
}

/** Texts that came with the document are those of the release that it was rendered with. */
function versionOfTexts(platform: Platform, texts: Texts, namespace: string): string | undefined {
  const known = versionsOf(texts).get(namespace);
  if (known || !texts.hasResourceBundle(texts.language, namespace)) return known;
  const { entries } = platform.registry();
  return entries.find(({ remote }) => remote.textNamespaces[0] === namespace)?.version;
}

function versionsOf(texts: Texts): Map<string, string> {
  const known = versions.get(texts) ?? new Map<string, string>();
  versions.set(texts, known);
  return known;
}

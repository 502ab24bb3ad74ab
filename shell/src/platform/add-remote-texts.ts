import type { Text } from '@moien/contract';
import { addTexts, overrideTexts, type Texts } from '@moien/shared-lib';
import type { Platform } from './platform.ts';

/** Makes a remote's texts known before anything of it is shown, so that no slug flashes. */
export async function addRemoteTexts(
  platform: Platform,
  texts: Texts,
  textArray: Text[],
  remote: string,
): Promise<void> {
  const namespace = platform.entries.find((entry) => entry.remote.name === remote)?.remote.textNamespaces[0];
  if (!namespace || texts.hasResourceBundle(texts.language, namespace)) return;
  addTexts(texts, namespace, await platform.texts(remote));
  overrideTexts(texts, textArray);
}

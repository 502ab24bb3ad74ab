import type { LanguageTag } from '@moien/contract';
import type { TextResources } from '@moien/shared-lib';

type LocaleFiles = { keys: () => string[]; (path: string): TextResources };

/**
 * The locale files of every package, under their namespace: the name of the package without `mf-`, or of the
 * folder within it.
 */
const files = (
  require as unknown as { context: (folder: string, deep: boolean, pattern: RegExp) => LocaleFiles }
).context(
  '../../',
  true,
  /^\.\/(shell|mf-[a-z0-9-]+)\/src\/(features\/)?([a-z-]+\/)?locales\/(en|fr|de)\.json$/,
);

export function storyTexts(languageTag: LanguageTag): Record<string, TextResources> {
  return Object.fromEntries(
    files
      .keys()
      .filter((path) => path.endsWith(`/${languageTag}.json`))
      .map((path) => [namespaceOf(path), files(path)]),
  );
}

function namespaceOf(path: string): string {
  const [, owner = ''] = path.split('/');
  const folder = path.split('/').at(-3) ?? '';
  return folder === 'src' ? owner.replace('mf-', '') : folder;
}

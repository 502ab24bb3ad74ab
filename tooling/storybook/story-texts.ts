import type { LanguageTag } from '@moien/contract';
import type { TextResources } from '@moien/shared-lib';

type LocaleFiles = { keys: () => string[]; (path: string): TextResources };

/** The locale files of every package, under their namespace: `shell` for the shell, the name without `mf-` for a remote. */
const files = (
  require as unknown as { context: (folder: string, deep: boolean, pattern: RegExp) => LocaleFiles }
).context('../../', true, /^\.\/(shell|mf-[a-z0-9-]+)\/src\/locales\/(en|fr|de)\.json$/);

export function storyTexts(languageTag: LanguageTag): Record<string, TextResources> {
  return Object.fromEntries(
    files
      .keys()
      .filter((path) => path.endsWith(`/${languageTag}.json`))
      .map((path) => [path.split('/')[1]?.replace('mf-', '') ?? '', files(path)]),
  );
}

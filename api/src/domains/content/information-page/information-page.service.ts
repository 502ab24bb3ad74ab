import type { Day, InformationPage, InformationPageName, LanguageTag } from '@moien/contract';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { InformationPages, ReadVersion } from './information-files.ts';

export type InformationPageService = ReturnType<typeof createInformationPageService>;

/** @param readPages what reads and renders all pages; it is asked once, at the first request. */
export function createInformationPageService(readPages: () => InformationPages, today: () => Day) {
  let pages: InformationPages | undefined;
  return {
    /**
     * Without a version the one that is in force today.
     * @throws ProblemError when there is no such page, or no such version of it
     */
    readPage(name: string, language: LanguageTag, version?: Day): InformationPage {
      pages ??= readPages();
      const [pageName, versions] = findPage(pages, name);
      const current = versionInForce(versions, today());
      const shown = version === undefined ? current : versions.find((each) => each.version === version);
      if (!shown) throw new ProblemError(404, 'information-page-version-not-found');
      return {
        name: pageName,
        language,
        version: shown.version,
        currentVersion: current?.version ?? null,
        versionArray: versions.flatMap((each) => each.version ?? []),
        ...shown.texts[language],
      };
    },
  };
}

function findPage(pages: InformationPages, name: string): [InformationPageName, readonly ReadVersion[]] {
  const found = [...pages].find(([each]) => each === name);
  if (found) return found;
  throw new ProblemError(404, 'information-page-not-found');
}

/** The newest that has begun; before the first has, the first: a site is never without terms. */
function versionInForce(versions: readonly ReadVersion[], today: Day): ReadVersion | undefined {
  return versions.find(({ version }) => version === null || version <= today) ?? versions.at(-1);
}

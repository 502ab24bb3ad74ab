import type { ReleaseEdit } from './release-site.ts';

/**
 * Headlines of pages and the search bar say in `data-release` which `remote@version` drew them, on both
 * sides.
 */
export const showVersion: ReleaseEdit = (contents, { remote, version }) => {
  for (const [path, content] of contents)
    if (/\.c?js$/.test(path))
      contents.set(
        path,
        content.replace(/"(h1|search)", ?\{/g, `$&"data-release":"${remote.name}@${version}",`),
      );
};

/**
 * Changes one place of the files whose path matches.
 * @throws when it is not there: the release would not have the fault that a test is about
 */
export function edited(path: RegExp, place: RegExp, replacement: string): ReleaseEdit {
  return (contents) => {
    const found = [...contents].filter(([name, content]) => path.test(name) && place.test(content));
    if (found.length === 0) throw new Error(`No file like ${path} holds ${place}.`);
    for (const [name, content] of found) contents.set(name, content.replace(place, replacement));
  };
}

export function allOf(...edits: ReleaseEdit[]): ReleaseEdit {
  return (contents, release) => {
    for (const edit of edits) edit(contents, release);
  };
}

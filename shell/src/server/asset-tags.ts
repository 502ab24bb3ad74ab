import { escapeHtml, type RegistryEntry, type ShellRelease } from '@moien/contract';

type AssetParts = {
  shell: ShellRelease;
  entries: RegistryEntry[];
  activeRouteIds: string[];
  /** Of a page of the shell's own. */
  chunk: string | undefined;
  nonce: string;
};

/** Comes after the first scripts, but what it styles is in the document. */
const LAYOUT_CHUNK = 'layout';

/** Styles, fonts and scripts of the shell, and exactly those files of remotes that the active route needs: nothing waits for a script to name another. */
export function assetTags({ shell, entries, activeRouteIds, chunk, nonce }: AssetParts): string {
  const shellIntegrity = new Map(shell.files.map((file) => [file.path, file.integrity]));
  const shellTag = (path: string) => `"${shell.base}${path}"${integrityAttribute(shellIntegrity.get(path))}`;
  const active = entries.flatMap((entry) =>
    Object.entries(entry.preload)
      .filter(([route]) => activeRouteIds.includes(`${entry.remote.name}/${route}`))
      .map(([, files]) => ({ entry, files })),
  );
  const filesOf = (name: string | undefined, ending: string) =>
    shell.files
      .map(({ path }) => path)
      .filter((path) => path.startsWith(`${name}.`) && path.endsWith(ending));
  const tags = [
    ...shell.fonts.map(
      (path) => `<link rel="preload" as="font" type="font/woff2" href="${shell.base}${path}" crossorigin>`,
    ),
    ...[...shell.styles, ...filesOf(LAYOUT_CHUNK, '.css'), ...filesOf(chunk, '.css')].map(
      (path) => `<link rel="stylesheet" href=${shellTag(path)} crossorigin>`,
    ),
    ...active.flatMap(({ entry, files }) =>
      files.styles.map(
        (path) =>
          `<link rel="stylesheet" href="${escapeHtml(entry.base + path)}"${integrityAttribute(entry.preloadIntegrity?.[path])} crossorigin>`,
      ),
    ),
    ...active.flatMap(({ entry, files }) => [
      `<link rel="preload" as="script" href="${escapeHtml(entry.base + entry.entry)}"${integrityAttribute(entry.integrity)} crossorigin nonce="${nonce}">`,
      ...files.scripts.map((path) => chunkPreload(entry, path, nonce)),
    ]),
    ...filesOf(chunk, '.js').map(
      (path) => `<link rel="preload" as="script" href=${shellTag(path)} nonce="${nonce}">`,
    ),
    ...shell.scripts.map(
      (path) => `<script defer nonce="${nonce}" src=${shellTag(path)} crossorigin></script>`,
    ),
  ];
  return tags.join('\n');
}

/** A remote that is served from source has none. */
function integrityAttribute(integrity: string | undefined): string {
  return integrity ? ` integrity="${integrity}"` : '';
}

/** Integrity and credentials mode must equal those of the script which uses it, or the file is fetched twice: webpack loads chunks of our own origin without `crossorigin`. */
function chunkPreload(entry: RegistryEntry, path: string, nonce: string): string {
  return `<link rel="preload" as="script" href="${escapeHtml(entry.base + path)}"${integrityAttribute(entry.preloadIntegrity?.[path])} nonce="${nonce}">`;
}

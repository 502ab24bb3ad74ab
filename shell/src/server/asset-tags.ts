import { escapeHtml, type RegistryEntry, type ShellRelease } from '@moien/contract';
import { earlyPressScript } from './early-press-script.ts';
import { json } from './json.ts';

type AssetParts = {
  shell: ShellRelease;
  entries: RegistryEntry[];
  activeRouteIds: string[];
  /** Of a page of the shell's own, or of the frame around a remote's. */
  chunk: string | undefined;
  nonce: string;
};

/** Comes after the first scripts, but what it styles is in the document. */
const LAYOUT_CHUNK = 'layout';

/**
 * Styles, fonts and scripts of the shell, and exactly those files of remotes that the active route needs:
 * nothing waits for a script to name another.
 */
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
      (path) =>
        `<link rel="preload" as="script" href=${shellTag(path)} fetchpriority="low" crossorigin nonce="${nonce}">`,
    ),
    earlyPressScript(nonce),
    startAfterPaint(
      shell.scripts.map((path) => ({ src: `${shell.base}${path}`, integrity: shellIntegrity.get(path) })),
      nonce,
    ),
  ];
  return tags.join('\n');
}

/**
 * A page of which no paint is told, because nobody sees it or its browser tells of none, does not wait for
 * one longer.
 */
const PAINT_MILLISECONDS = 1000;

/**
 * What somebody sees first, with its pictures, is painted before any script of ours runs: on a slow phone
 * running them takes half a second.
 */
function startAfterPaint(scripts: { src: string; integrity: string | undefined }[], nonce: string): string {
  return `<script nonce="${nonce}">
addEventListener('DOMContentLoaded', () => {
  let start = () => {
    start = () => {};
    for (const script of ${json(scripts)})
      document.head.append(Object.assign(document.createElement('script'), { crossOrigin: '', async: false, nonce: '${nonce}' }, script));
  };
  const painted = new Promise((told) => new PerformanceObserver(told).observe({ type: 'paint', buffered: true }));
  const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy').map((picture) => picture.decode().catch(() => {}));
  Promise.all([painted, ...pictures]).then(() => requestAnimationFrame(() => setTimeout(() => start())));
  setTimeout(() => start(), document.hidden ? 0 : ${PAINT_MILLISECONDS});
});
</script>`;
}

/** A remote that is served from source has none. */
function integrityAttribute(integrity: string | undefined): string {
  return integrity ? ` integrity="${integrity}"` : '';
}

/**
 * Integrity and credentials mode must equal those of the script which uses it, or the file is fetched twice:
 * webpack loads chunks of our own origin without `crossorigin`.
 */
function chunkPreload(entry: RegistryEntry, path: string, nonce: string): string {
  return `<link rel="preload" as="script" href="${escapeHtml(entry.base + path)}"${integrityAttribute(entry.preloadIntegrity?.[path])} nonce="${nonce}">`;
}

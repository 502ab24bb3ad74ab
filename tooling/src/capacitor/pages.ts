import {
  APP_BUNDLE_ELEMENT_ID,
  type AppBundle,
  escapeHtml,
  LANGUAGE_TAGS,
  type ShellRelease,
  THEME_COLOURS,
} from '@moien/contract';
import texts from './texts.json' with { type: 'json' };

const HEAD = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<style>
:root { color-scheme: light dark; background: ${THEME_COLOURS.light}; }
@media (prefers-color-scheme: dark) { :root { background: ${THEME_COLOURS.dark}; } }
</style>`;

/**
 * The one document of the app, for every path. It has no snapshot of a server: the shell makes one from the
 * bundle.
 */
export function startPage(bundle: AppBundle): string {
  const { shell } = bundle;
  return `<!doctype html>
<html lang="en">
<head>
${HEAD}
<title>Moïen</title>
<style>@layer reset, tokens, kit, feature;</style>
${shell.styles.map((path) => `<link rel="stylesheet" href="${fileOf(shell, path)} crossorigin>`).join('\n')}
${shell.scripts.map((path) => `<script defer src="${fileOf(shell, path)} crossorigin></script>`).join('\n')}
</head>
<body>
<div id="root"></div>
<script type="application/json" id="${APP_BUNDLE_ELEMENT_ID}">${JSON.stringify(bundle).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`;
}

/** The rest of an attribute with the file's address, and its integrity. */
function fileOf({ base, files }: ShellRelease, path: string): string {
  const integrity = files.find((file) => file.path === path)?.integrity ?? '';
  return `${escapeHtml(base + path)}" integrity="${escapeHtml(integrity)}"`;
}

/** Shown by Android where its web view is too old to run the app. */
export function errorPage(): string {
  const paragraphs = LANGUAGE_TAGS.map((tag) => `<p lang="${tag}">${escapeHtml(texts[tag]['too-old'])}</p>`);
  return `<!doctype html>
<html lang="en">
<head>
${HEAD}
<title>Moïen</title>
<style>
body { max-width: 34rem; margin: 0 auto; padding: 4rem 1.5rem; font: 1.0625rem/1.55 sans-serif; }
</style>
</head>
<body>
<h1>Moïen</h1>
${paragraphs.join('\n')}
</body>
</html>
`;
}

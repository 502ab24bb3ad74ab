import { createHash } from 'node:crypto';
import { escapeHtml, type LanguageTag, THEME_COLOURS } from '@moien/contract';
import { OFFLINE_PICTURE } from './offline-picture.ts';
import texts from './texts.json' with { type: 'json' };

/**
 * Colours of the tokens in sRGB: the page must stand without any other file. A test compares them with the
 * tokens.
 */
export const OFFLINE_COLOURS = {
  ground: [THEME_COLOURS.light, THEME_COLOURS.dark],
  ink: ['#2e1829', '#f7eee9'],
  'ink-soft': ['#624e5d', '#c6b5be'],
  accent: ['#841f67', '#eaadd4'],
  'on-accent': ['#fffbf8', '#2b0c22'],
  second: ['#f7c448', '#f0c45e'],
  focus: ['#2256bb', '#91d0fc'],
} as const;

const variables = Object.entries(OFFLINE_COLOURS)
  .map(([name, [light, dark]]) => `--${name}: light-dark(${light}, ${dark});`)
  .join(' ');

const STYLE = `
:root { color-scheme: light dark; ${variables} }
* { box-sizing: border-box; }
body { display: grid; grid-template-rows: auto 1fr; min-block-size: 100vh; min-block-size: 100dvh; margin: 0; background: var(--ground);
  color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; }
header { inline-size: min(100% - 2 * clamp(min(1rem, 5vw), 0.333rem + 2.963vw, 3rem), 72rem); margin-inline: auto;
  padding-block: 1.25rem; }
header a { min-inline-size: 0; padding: 0; color: var(--ink); font-size: 1.75rem; font-weight: 760; letter-spacing: -0.02em;
  line-height: 1; text-decoration: none; }
header i { position: relative; font-style: normal; }
header i::before, header i::after { position: absolute; inset-block-start: 0.12em; inset-inline-start: 50%; inline-size: 0.2em;
  block-size: 0.2em; border-radius: 50%; background: var(--accent); content: ""; translate: calc(-50% - 0.112em); }
header i::after { background: var(--second); translate: calc(-50% + 0.15em); }
main { place-self: center; max-inline-size: 34rem; padding: 1.5rem max(1.5rem, env(safe-area-inset-right)) 2.5rem max(1.5rem, env(safe-area-inset-left));
  text-align: center; }
h1 { margin: 1.5rem 0 0.75rem; font-size: min(clamp(1.75rem, 1.5rem + 1.111vw, 2.5rem), 11.5vw); line-height: 1.12;
  letter-spacing: -0.018em; overflow-wrap: anywhere; hyphens: auto; text-wrap: balance; }
p { margin: 0; color: var(--ink-soft); text-wrap: pretty; }
nav { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.75rem; margin-block-start: 1.75rem; }
a { display: inline-flex; align-items: center; min-block-size: 2.75rem; padding: 0.5rem 1.25rem; border-radius: 0.875rem;
  color: var(--accent); font-weight: 600; }
nav a { text-decoration: none; box-shadow: inset 0 0 0 0.0625rem var(--ink-soft); color: var(--ink); }
a.retry { background: var(--accent); box-shadow: none; color: var(--on-accent); }
a:focus-visible { outline: 0.1875rem solid var(--focus); outline-offset: 0.1875rem; }
.picture { inline-size: min(20rem, 100%); block-size: auto; border-radius: 0 0 1.375rem 1.375rem; }
.moon, .mirabelle { fill: var(--second); }
.hill-far { fill: light-dark(#d9dcc0, #31313a); }
.hill-near { fill: light-dark(#b9c49a, #3b3f3f); }
.wall { fill: light-dark(#f1d9c4, #5b4450); }
.roof { fill: light-dark(#8d5a5a, #3c2733); }
.light { fill: #ffdf8e; }
.door, .damson { fill: light-dark(#841f67, #a4478a); }
.crown { fill: light-dark(#7f9a63, #4d6450); }
.trunk { stroke: light-dark(#6b4a3a, #7a6156); }
.way { stroke: light-dark(#fbf1e2, #8b7a80); }
@media (forced-colors: active) { nav a { border: 0.125rem solid; } }
`;

/**
 * The address that was asked for stays in the address bar: the page is asked for again once there is a
 * connection. A browser that thinks so too early, or whose site is away, asks every five seconds.
 */
const SCRIPT =
  "addEventListener('online',()=>location.reload());setTimeout(()=>navigator.onLine&&location.reload(),5000)";

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing but what stands in the page itself may be used. */
export const OFFLINE_POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(STYLE)}`,
  `script-src ${hashOf(SCRIPT)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What a browser keeps and shows when a page of this language cannot be reached. */
export function offlinePage(language: LanguageTag): string {
  const text = (slug: keyof (typeof texts)['en']) => escapeHtml(texts[language][slug]);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${THEME_COLOURS.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${THEME_COLOURS.dark}">
<meta name="robots" content="noindex">
<title>${text('offline-title')} – ${text('short-name')}</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="/${language}" aria-label="${text('short-name')}">Mo<i>ı</i>en</a></header>
<main>
${OFFLINE_PICTURE}
<h1>${text('offline-title')}</h1>
<p>${text('offline-text')}</p>
<nav>
<a class="retry" href="">${text('retry')}</a>
<a href="/${language}">${text('home')}</a>
</nav>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDirectory } from '../src/paths.ts';
import { kitFolder } from '../src/stories/kit/component-tokens.ts';

/** Served by Storybook (main.ts): the files of shared-lib's fonts.css have other addresses. */
export const managerFonts = [
  { family: 'Bricolage Grotesque Variable', folder: 'bricolage-grotesque', weights: '200 800' },
  { family: 'Instrument Sans Variable', folder: 'instrument-sans', weights: '400 700' },
].map(({ folder, ...face }) => ({ ...face, file: `${folder}-latin-wght-normal.woff2`, folder }));

const fontFaces = managerFonts.map(
  ({ family, weights, file }) =>
    `@font-face { font-family: "${family}"; font-weight: ${weights}; src: url("./fonts/${file}") format("woff2"); }`,
);

/** Storybook says `light` of its own elements, whatever its theme. */
const colourScheme = '[data-theme="dark"] :is(.wordmark, .sidebar-item) { color-scheme: dark; }';

/** Storybook paints the chosen entry white on its link colour, which is light in our dark theme. */
const chosenEntry = `.sidebar-item[data-selected="true"], .sidebar-item[data-selected="true"] > :is(a, button) {
  background: var(--color-accent) !important; color: var(--color-on-accent) !important; }
.sidebar-item[data-selected="true"] svg { color: inherit !important; }`;

const iconFile = join(rootDirectory, 'gateway/src/icons/favicon.svg');
const icon = encodeURIComponent(readFileSync(iconFile, 'utf8'));

/** The tokens, name and icon of the product, for the window round the stories. */
export function managerHead(): string {
  const sheets = ['tokens.css', 'wordmark/Wordmark.module.css'].map((file) =>
    readFileSync(join(kitFolder, file), 'utf8'),
  );
  return `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${icon}">
<style>${[...sheets, ...fontFaces, colourScheme, chosenEntry].join('\n')}</style>`;
}

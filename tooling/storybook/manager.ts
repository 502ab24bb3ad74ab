import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { readGlobals } from './docs/page-globals.ts';
import { storybookTheme } from './theme.ts';

/** Storybook itself follows the theme that its toolbar gives the stories. */
function wear(theme: 'light' | 'dark'): void {
  if (document.documentElement.dataset.theme === theme) return;
  document.documentElement.dataset.theme = theme;
  addons.setConfig({ theme: storybookTheme(theme) });
}

const isDarkInAddress = /globals=[^&]*theme:dark/.test(decodeURIComponent(location.search));
wear(isDarkInAddress ? 'dark' : 'light');

addons.register('moien/theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => wear(readGlobals(globals).theme);
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

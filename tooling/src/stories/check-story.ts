import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** What another theme can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** How long a story may take to appear, in milliseconds. */
const patience = 45_000;

/** What Storybook's preview offers in the page; only what is used here. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, payload: unknown): void };
}

/**
 * Opens one story and judges it in both themes.
 * @param look judges the picture of a theme
 * @param report called once per theme, with the failure's text when there is one
 */
export async function checkStory(
  page: Page,
  address: string,
  look: (theme: Theme, png: Buffer) => Promise<string | undefined>,
  report: (theme: Theme, failure?: string) => void,
): Promise<void> {
  const errors: string[] = [];
  const remember = (text: string) => errors.push(text);
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') remember(`console: ${message.text()}`);
  };
  const onPageError = (error: Error) => remember(`thrown: ${error.message}`);
  page.on('console', onConsole);
  page.on('pageerror', onPageError);
  try {
    await page.goto(`${address}&globals=theme:${themes[0]};a11y.manual:!true`);
    for (const theme of themes) {
      if (theme !== themes[0]) await switchTheme(page, theme);
      const failures = await judge(page, theme);
      const looks = await look(theme, await page.screenshot({ animations: 'disabled', fullPage: true }));
      report(theme, [...errors.splice(0), ...failures, looks].filter(Boolean).join('\n') || undefined);
    }
  } finally {
    page.off('console', onConsole);
    page.off('pageerror', onPageError);
  }
}

async function switchTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((wanted) => {
    const channel = (window as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
    channel?.emit('updateGlobals', { globals: { theme: wanted } });
  }, theme);
}

/** Everything wrong with the story that the page shows. */
async function judge(page: Page, theme: Theme): Promise<string[]> {
  const hasRendered = await page
    .waitForFunction(
      (wanted) => {
        const phase = (window as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
        const isBroken = /sb-show-(errordisplay|nopreview)/.test(document.body.className);
        const isReady = phase === 'finished' && document.documentElement.dataset.theme === wanted;
        return (isReady || isBroken) && document.fonts.status === 'loaded';
      },
      theme,
      { timeout: patience, polling: 'raf' },
    )
    .then(() => true)
    .catch(() => false);
  // Storybook calls a story that threw finished, too: only the page's class tells.
  const shown = await page.evaluate(() => document.body.className);
  if (/sb-show-(errordisplay|nopreview)/.test(shown)) {
    const message = await page.locator('#error-message').textContent();
    return [`The story threw: ${message?.trim() || 'no message'}`];
  }
  if (!hasRendered) return [`The story was not shown within ${patience / 1000} s.`];
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (theme === themes[0]
    ? axe.withTags(accessibilityRules)
    : axe.withRules(colourRules)
  ).analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `axe ${id}: ${help} (${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')})`,
  );
}

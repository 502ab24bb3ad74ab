import type { Browser } from 'playwright';

/** Written pages that are opened, one of each template, and their titles. Looks are not compared. */
const titles: Readonly<Record<string, string>> = {
  'welcome--docs': 'Every screen, every state',
  'journeys-newsletter--docs': 'Newsletter',
  'kit-button--docs': 'Button',
};

/** In milliseconds. */
const TIMEOUT_MILLISECONDS = 45_000;

/** Opens a page of each template and tells what went wrong in it, if anything did. */
export async function checkPages(
  browser: Browser,
  origin: string,
  onResult: (name: string, failure?: string) => void,
): Promise<void> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(`console: ${message.text()}`));
  page.on('pageerror', ({ message }) => errors.push(`thrown: ${message}`));
  for (const [id, name] of Object.entries(titles)) {
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
    await page
      .getByRole('heading', { level: 1, name, exact: true })
      .waitFor({ timeout: TIMEOUT_MILLISECONDS })
      .catch(() => errors.push(`The title “${name}” was not shown within ${TIMEOUT_MILLISECONDS / 1000} s.`));
    onResult(`Page ${id}`, errors.splice(0).join('\n') || undefined);
  }
  await page.close();
}

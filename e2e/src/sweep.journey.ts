import { barriersOf } from './barriers.ts';
import { findOwner } from './booking-request.ts';
import { signInAs } from './checkout.ts';
import { cutTexts } from './cut-texts.ts';
import { WIDTHS } from './screen.ts';
import { SCREENS } from './screens.ts';
import { expect, test, untilAlive } from './test.ts';

const LANGUAGES = ['en', 'fr', 'de'] as const;
const THEMES = ['light', 'dark'] as const;
/** Every so many-th view is looked at in a run of all journeys; the campaign `sweep` looks at all. */
const STEP = 125;

const views = Object.entries(SCREENS).flatMap(([name, screen]) =>
  Object.entries(WIDTHS)
    .filter(([, width]) => screen.widths?.includes(width) ?? true)
    .flatMap(([device, width]) =>
      LANGUAGES.flatMap((language) =>
        THEMES.map((theme) => ({ name, screen, device, width, language, theme })),
      ),
    ),
);
const seed = Number(process.env.MOIEN_SWEEP_SEED ?? 7);
const isWhole = process.env.MOIEN_SWEEP === 'all';
const chosen = views.filter((_view, index) => isWhole || (index + seed) % STEP === 0);

for (const { name, screen, device, width, language, theme } of chosen) {
  test.describe(() => {
    test.use({
      colorScheme: theme,
      viewport: { width, height: width === WIDTHS.phone ? 844 : 1000 },
      // Colours are judged where they arrive, not on the way.
      contextOptions: { reducedMotion: 'reduce' },
      expectedProblems: /status of 4\d\d|could not be completed: there is no code/,
      isSignedIn: screen.isSignedIn ?? false,
      isFirstVisit: screen.isFirstVisit ?? false,
      hasAnswered: !screen.isUnanswered,
    });

    test(`${name}, ${device}, ${theme}, ${language}`, async ({ page, marketplace, siteAddress }) => {
      if (screen.isOwner) await signInAs(page, await findOwner(marketplace.property.id), siteAddress);
      await page.goto(`/${language}${screen.addressOf(marketplace)}`);
      await untilAlive(page);
      await screen.prepare?.(page);
      expect(await barriersOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await cutTexts(page)).toEqual([]);
    });
  });
}

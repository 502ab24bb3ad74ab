import { APP_ORIGIN, expect, signInToApp, test } from './app.ts';
import { findOwner } from './booking-request.ts';
import { SCREENS } from './screens.ts';
import { createHost } from './sign-in.ts';

/** A phone with a notch and a bar at its foot, as Android's web view says it. */
const INSETS = { top: 48, bottom: 34 };
const TARGET_PIXELS = 44;
/** They are brought about by a first visit, and by what only a wide window shows at once. */
const APART = ['onboarding', 'calendar of a home, days chosen'];
/** Every so many-th screen is walked in a run of all journeys; the campaign `sweep` walks all. */
const STEP = 25;

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'de-LU',
  contextOptions: { reducedMotion: 'reduce' },
  expectedProblems: /Mixed Content|status of 4\d\d|could not be completed: there is no code/,
});

const seed = Number(process.env.MOIEN_SWEEP_SEED ?? 5);
const isWhole = process.env.MOIEN_SWEEP === 'all';
const walked = Object.entries(SCREENS)
  .filter(([name, { widths }]) => !APART.includes(name) && (widths?.includes(390) ?? true))
  .filter((_screen, index) => isWhole || (index + seed) % STEP === 0);

for (const [name, screen] of walked) {
  test(`${name}, in the app`, async ({ page, phone, context, marketplace }) => {
    if (screen.isOwner) await signInToApp(context, phone, await findOwner(marketplace.property.id));
    else if (screen.isSignedIn) await signInToApp(context, phone, await createHost());
    await page.goto(`${APP_ORIGIN}/de${screen.addressOf(marketplace)}`);
    await page.evaluate(({ top, bottom }) => {
      const { style } = document.documentElement;
      style.setProperty('--safe-area-inset-top', `${top}px`);
      style.setProperty('--safe-area-inset-bottom', `${bottom}px`);
    }, INSETS);
    // Behind a dialog it has no role.
    await expect(page.locator('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await screen.prepare?.(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await page.evaluate(coveredTargets, INSETS)).toEqual([]);
    expect(await page.evaluate(smallTargets, TARGET_PIXELS)).toEqual([]);
  });
}

/** Names of what stays in its place and lies below the notch or the bar at the foot. Runs in the page. */
function coveredTargets({ top, bottom }: typeof INSETS): string[] {
  const isFixed = (element: Element): boolean => {
    const holder = element.closest('header, nav');
    return holder !== null && ['fixed', 'sticky'].includes(getComputedStyle(holder).position);
  };
  /** It comes out from under the bars by scrolling. */
  const scrolls = (element: Element): boolean => {
    const { parentElement: holder } = element;
    if (!holder || holder === document.body) return false;
    return holder.scrollHeight > holder.clientHeight + 1 && getComputedStyle(holder).overflowY !== 'visible'
      ? true
      : scrolls(holder);
  };
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => isFixed(element) && !scrolls(element))
    .filter((element) => {
      const box = element.getBoundingClientRect();
      const isInside = box.bottom > 0 && box.top < innerHeight && box.width > 1;
      return isInside && (box.top < top - 8 || box.bottom > innerHeight - bottom + 8);
    })
    .map((element) => element.textContent?.trim() || element.getAttribute('aria-label') || element.tagName);
}

/**
 * Names of what is pressed and is smaller than a finger in both directions; links within a sentence are as
 * high as its line (WCAG 2.5.8). Runs in the page.
 */
function smallTargets(least: number): string[] {
  // Pins of a map lie where the homes do.
  return [...document.querySelectorAll<HTMLElement>('button, [role=button], [role=tab], summary, select')]
    .filter((element) => !element.closest('.leaflet-container'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1)
    .filter(({ box }) => box.height < least - 0.5 && box.width < least - 0.5)
    .map(({ element, box }) => {
      const label = element.textContent?.trim() || element.getAttribute('aria-label') || element.tagName;
      return `${label}: ${Math.round(box.width)} × ${Math.round(box.height)}`;
    });
}

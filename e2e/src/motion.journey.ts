import type { Page } from '@playwright/test';
import { expect, test, untilAlive } from './test.ts';

/** Longest animation in milliseconds while a page fades in, and the longest transition of any control. */
async function longestMotion(page: Page): Promise<{ fade: number; control: number }> {
  await page.goto('/en/search');
  await untilAlive(page);
  return page.evaluate(() => {
    const milliseconds = (list: string) =>
      Math.max(...list.split(',').map((text) => Number.parseFloat(text) * (text.includes('ms') ? 1 : 1000)));
    const main = document.querySelector('main');
    main?.setAttribute('data-fading', '');
    const fades = main?.getAnimations() ?? [];
    const controls = [...document.querySelectorAll('a, button, input, article, img')];
    return {
      fade: Math.max(0, ...fades.map((animation) => Number(animation.effect?.getComputedTiming().duration))),
      control: Math.max(
        ...controls.map((control) => milliseconds(getComputedStyle(control).transitionDuration)),
      ),
    };
  });
}

test('pages fade and controls move', async ({ page }) => {
  const { fade, control } = await longestMotion(page);
  expect(fade).toBe(350);
  expect(control).toBeGreaterThanOrEqual(150);
});

test.describe('for who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('nothing moves', async ({ page }) => {
    const { fade, control } = await longestMotion(page);
    expect(fade).toBeLessThanOrEqual(1);
    expect(control).toBeLessThanOrEqual(1);
  });
});

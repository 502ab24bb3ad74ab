import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { untilAnimationsEnd } from './test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const SIZE_RULE = 'target-size';
/** More than the height of what floats over a page. */
const ASIDE = 120;

/** A rule, and what breaks it. */
type Barrier = [rule: string, html: string];

type Choice = {
  /** Rules of axe instead of those of WCAG 2.2 AA. */
  only?: string[];
  /** Rules of axe beside them. */
  also?: string[];
};

/** What of WCAG 2.2 AA, by the rules of axe, a page breaks: which rule, and where. */
export async function barriersOf(page: Page, { only, also = [] }: Choice = {}): Promise<string[]> {
  // Axe would measure the contrast of what is still fading in.
  await untilAnimationsEnd(page);
  const axe = new AxeBuilder({ page }).options({
    rules: Object.fromEntries(also.map((rule) => [rule, { enabled: true }])),
  });
  const found = await judge(only ? axe.withRules(only) : axe.withTags(RULES));
  const isSmall = ([rule]: Barrier) => rule === SIZE_RULE;
  if (!found.some(isSmall)) return found.map(textOf);
  // What floats over a page covers something wherever it is scrolled to; it is small that is small wherever
  // it is.
  await page.evaluate((distance) => window.scrollBy(0, distance), ASIDE);
  const again = (await judge(new AxeBuilder({ page }).withRules([SIZE_RULE]))).map(textOf);
  return found.filter((barrier) => !isSmall(barrier) || again.includes(textOf(barrier))).map(textOf);
}

async function judge(axe: AxeBuilder): Promise<Barrier[]> {
  const { violations } = await axe.analyze();
  return violations
    .flatMap(({ id, nodes }) => nodes.map(({ html }): Barrier => [id, html]))
    .filter(([rule, html]) => !isPin(rule, html));
}

/**
 * A pin stands where its home is, however near the next one is: WCAG 2.5.8 names maps as what may
 * (essential).
 */
function isPin(rule: string, html: string): boolean {
  return rule === SIZE_RULE && /^<button[^>]* data-kind="(home|cluster)"/.test(html);
}

function textOf([rule, html]: Barrier): string {
  return `${rule}: ${html}`;
}

import type { Page } from '@playwright/test';

/**
 * Words inside these elements that go on in the next line although no hyphen, and no place for one, is where
 * they break.
 */
export function brokenWords(page: Page, selector = 'body'): Promise<string[]> {
  return page.evaluate((within) => {
    const words = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!isRead(node.parentElement)) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu))
        if (isOnTwoLines(node, index, index + word.length)) words.add(word);
    }
    return [...words];

    /** The hyphen of a soft one ends the line before, and counts as part of the letter after it. */
    function isOnTwoLines(node: Node, start: number, end: number): boolean {
      const range = document.createRange();
      range.setStart(node, start + (node.textContent?.[start - 1] === '\u00AD' ? 1 : 0));
      range.setEnd(node, end);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1;
    }

    function isRead(parent: Element | null): boolean {
      const isSeen = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return Boolean(isSeen && parent?.closest(within)) && !parent?.closest('[aria-hidden="true"]');
    }
  }, selector);
}

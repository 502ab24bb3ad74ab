import type { Page } from '@playwright/test';

/**
 * Lines of text that no scrolling brings into view: beside the window, or behind the edge of what clips them.
 * A text that is shortened on purpose (`line-clamp`) is none, nor one that a wrapped row leaves out whole.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { textContent: text, parentElement: parent } = node;
      if (!text?.trim() || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (!isInSight(box, parent)) lines.add(text.trim());
    }
    return [...lines];

    function isInSight(box: DOMRect, parent: Element): boolean {
      let room = { left: 0, right: document.documentElement.clientWidth, top: -1e9, bottom: 1e9 };
      // What the root clips, it clips at the window.
      for (let element = parent; element !== document.documentElement; ) {
        const style = getComputedStyle(element);
        if (isOpen(element, style)) return true;
        room = within(room, element.getBoundingClientRect(), style);
        element = element.parentElement ?? document.documentElement;
      }
      const middle = (box.top + box.bottom) / 2;
      const isBeside = box.left < room.left - 1 || box.right > room.right + 1;
      return !isBeside && middle >= room.top && middle <= room.bottom;
    }

    /** Whether what it does not show can be seen otherwise, or is meant not to be: a map is moved. */
    function isOpen({ clientWidth, role }: Element, style: CSSStyleDeclaration): boolean {
      const isForReaders = clientWidth === 1;
      const isShortened =
        style.webkitLineClamp !== 'none' || (style.flexWrap === 'wrap' && style.overflowY !== 'visible');
      return isForReaders || role === 'application' || isShortened || isScrolled(style);
    }

    function isScrolled({ overflowX, overflowY }: CSSStyleDeclaration): boolean {
      return /auto|scroll/.test(`${overflowX} ${overflowY}`);
    }

    type Room = { left: number; right: number; top: number; bottom: number };

    function within(room: Room, edges: DOMRect, { overflowX, overflowY }: CSSStyleDeclaration): Room {
      const isOpenBeside = overflowX === 'visible';
      const isOpenBelow = overflowY === 'visible';
      return {
        left: isOpenBeside ? room.left : Math.max(room.left, edges.left),
        right: isOpenBeside ? room.right : Math.min(room.right, edges.right),
        top: isOpenBelow ? room.top : Math.max(room.top, edges.top),
        bottom: isOpenBelow ? room.bottom : Math.min(room.bottom, edges.bottom),
      };
    }
  });
}

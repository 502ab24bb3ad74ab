import { type RefObject, useEffect } from 'react';

/**
 * Makes an element as wide as the longest line of its text. In CSS a text of several lines takes all the
 * width that it may have, however short its lines are.
 */
export function useFitToText(element: RefObject<HTMLElement | null>, text: string): void {
  useEffect(() => {
    const { current } = element;
    const around = current?.closest('article');
    if (!current || !around) return;
    const fit = () => fitToText(current);
    // It is told before the first paint, and whenever the row has another width.
    const observer = new ResizeObserver(fit);
    observer.observe(around);
    // Letters of a font that comes later have other widths.
    document.fonts?.addEventListener('loadingdone', fit);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', fit);
    };
  }, [element, text]);
}

function fitToText(element: HTMLElement): void {
  element.style.inlineSize = '';
  const range = document.createRange();
  range.selectNodeContents(element);
  const lines = range.getBoundingClientRect();
  const padding = lines.left - element.getBoundingClientRect().left;
  element.style.inlineSize = `${Math.ceil(lines.width + 2 * padding)}px`;
}

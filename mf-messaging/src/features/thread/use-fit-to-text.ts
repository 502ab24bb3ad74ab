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
    // It is told before the first paint, and whenever the row has another width.
    const observer = new ResizeObserver(() => fitToText(current));
    observer.observe(around);
    return () => observer.disconnect();
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

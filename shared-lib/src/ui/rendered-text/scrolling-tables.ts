/** A wide table scrolls in a box of its own, which the keyboard reaches too; the page keeps its width. */
export function withScrollingTables(html: string): string {
  return html
    .replaceAll('<table>', '<div role="group" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

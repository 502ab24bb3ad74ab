/**
 * The address of a story or page in Storybook's own window, for links of a written page with target `_top`.
 */
export function entryAddress(entry: string): string {
  return `./?path=/${entry.endsWith('--docs') ? 'docs' : 'story'}/${entry}`;
}

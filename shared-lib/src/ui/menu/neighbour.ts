/**
 * Which of the items a key leads to from the current one: round the ends; undefined when the key leads
 * nowhere.
 */
export function neighbour<Item>(
  items: readonly Item[],
  current: Item | undefined,
  key: string,
): Item | undefined {
  const index = current === undefined ? -1 : items.indexOf(current);
  switch (key) {
    case 'ArrowDown':
      return items[(index + 1) % items.length];
    case 'ArrowUp':
      return items.at(index <= 0 ? -1 : index - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}

/** Storage may hold anything, such as items of another release: each list says which it understands. */
type ListOptions<Item> = {
  key: string;
  /** Asked for at each use: on the server there is none. */
  storage: () => Storage;
  maximum: number;
  isItem: (value: unknown) => value is Item;
};

/** A short list that the browser keeps. Where storage is switched off it lives as long as the page. */
export function createStoredList<Item>({ key, storage, maximum, isItem }: ListOptions<Item>) {
  let inMemory: readonly Item[] = [];
  return {
    read(): readonly Item[] {
      try {
        const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]');
        return Array.isArray(kept) ? kept.filter(isItem) : [];
      } catch {
        return inMemory;
      }
    },

    /** The first ones are kept. */
    write(items: readonly Item[]): void {
      inMemory = items.slice(0, maximum);
      try {
        if (inMemory.length === 0) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(inMemory));
      } catch {
        // Storage is full or switched off: the copy in memory is used.
      }
    },
  };
}

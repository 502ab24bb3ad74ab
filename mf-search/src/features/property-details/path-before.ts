type HistoryEntries = {
  currentEntry: { index: number } | null;
  entries: () => readonly { url: string | null }[];
};

/** Path of the page that Back leads to, where the browser tells it (Navigation API). */
export function pathBefore(): string | undefined {
  const history: unknown = Reflect.get(window, 'navigation');
  if (!isHistory(history) || !history.currentEntry) return undefined;
  const url = history.entries()[history.currentEntry.index - 1]?.url;
  return url ? new URL(url).pathname : undefined;
}

function isHistory(value: unknown): value is HistoryEntries {
  return typeof value === 'object' && value !== null && 'entries' in value && 'currentEntry' in value;
}

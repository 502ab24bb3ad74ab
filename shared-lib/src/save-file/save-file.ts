/** So long the browser may take to begin with a file that it was handed. */
const HANDED_OVER_MILLISECONDS = 60_000;

/** Hands the browser a file that it saves under a name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), HANDED_OVER_MILLISECONDS);
}

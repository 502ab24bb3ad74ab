/** Nothing else is gone to, such as a script. */
export function isPage(url: string): boolean {
  return /^https?:\/\//.test(url);
}

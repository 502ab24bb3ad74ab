/** Whether an address is https or http: no other kind is opened, such as `javascript:`. */
export function isPage(url: string): boolean {
  return /^https?:\/\//.test(url);
}

/**
 * What a file's metadata says of whose data it is: its words, since whoever makes a file writes links into
 * it.
 */
export function attributionOf(metadata: unknown): string {
  const given = typeof metadata === 'object' && metadata && Reflect.get(metadata, 'attribution');
  if (typeof given !== 'string') return '';
  return new DOMParser().parseFromString(given, 'text/html').body.textContent?.trim() ?? '';
}

export function isFromOpenStreetMap(attribution: string): boolean {
  return /open\s?street\s?map/i.test(attribution);
}

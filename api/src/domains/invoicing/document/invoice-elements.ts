/** Elements of a Cross Industry Invoice, whose names stand in the schema that a document calls `ram`. */
export const within = (name: string, content: string) => `<ram:${name}>${content}</ram:${name}>`;
export const element = (name: string, text: string) => within(name, escaped(text));

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

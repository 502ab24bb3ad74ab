/** Capital first letter, the rest as it is. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** One paragraph for each list; empty lists leave no gap. */
export function joinSentences(paragraphs: string[][]): string {
  return paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '))
    .join('\n\n');
}

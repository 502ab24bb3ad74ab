/** By which a page names the registry that its document was made with: one of that sequence tells it nothing new. */
export function sequenceTag(sequence: number): string {
  return `W/"${sequence}"`;
}

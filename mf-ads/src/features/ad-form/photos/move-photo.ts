/** The ids in their order after one has been moved to a place. */
export function movePhoto(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((other) => other !== id);
  const at = Math.min(others.length, Math.max(0, place));
  return [...others.slice(0, at), id, ...others.slice(at)];
}

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** A link to a part of a page scrolls to it; a question is opened as well. */
export function useLinkedPart(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is followed again opens what was closed meanwhile
  useEffect(() => {
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    if (part instanceof HTMLDetailsElement) part.open = true;
    part?.scrollIntoView({ block: 'start' });
  }, [hash, key]);
}

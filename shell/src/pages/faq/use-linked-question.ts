import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** A link to a question opens it. */
export function useLinkedQuestion(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is followed again opens what was closed meanwhile
  useEffect(() => {
    const question = hash ? document.getElementById(hash.slice(1)) : null;
    if (!(question instanceof HTMLDetailsElement)) return;
    question.open = true;
    question.scrollIntoView({ block: 'start' });
  }, [hash, key]);
}

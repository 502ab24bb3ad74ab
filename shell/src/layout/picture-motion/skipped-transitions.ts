/**
 * From now on a view transition that is skipped, for another or because nobody looks, leaves no unhandled
 * rejection: React Router calls `skipTransition` and does not handle `ready`. The update is done in any case.
 * @returns undoes it
 */
export function handleSkippedTransitions(): () => void {
  if (!('startViewTransition' in document)) return () => undefined;
  const start = document.startViewTransition;
  document.startViewTransition = (update) => {
    const transition = start.call(document, update);
    transition.ready.catch(() => undefined);
    return transition;
  };
  return () => {
    document.startViewTransition = start;
  };
}

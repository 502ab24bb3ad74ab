import type { Grow } from '@moien/shared-lib';

/** What grows; of each name at most one element on a page while a transition is prepared. */
type MovingName = Parameters<Grow>[0] | 'page-picture';

/** Whether this browser grows one element into another, and its visitor wants to see that. */
export function isMotionWanted(): boolean {
  return 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** What a view transition knows an element by; without a name it takes no part. */
export function nameMoving(element: Element | null | undefined, name: MovingName | 'none'): void {
  if (element instanceof HTMLElement || element instanceof SVGElement)
    element.style.setProperty('view-transition-name', name === 'none' ? null : name);
}

/** A second one ends the first, which must not take the names of the second. */
let latest: ViewTransition | undefined;

/**
 * Grows `from` into what `update` answers with, or lets it answer in its place. Without view transitions, and
 * for who wants less motion, there is only the update. The answer ends a transition that still runs.
 */
export const grow: Grow = (name, from, update) => {
  if (!from || !isMotionWanted()) {
    update();
    return () => undefined;
  }
  nameMoving(from, name);
  let to: Element | null | undefined;
  const transition = document.startViewTransition(async () => {
    nameMoving(from, 'none');
    to = update();
    // What the update has changed in stores is drawn within this task.
    await new Promise((resolve) => setTimeout(resolve));
    nameMoving(to, name);
  });
  latest = transition;
  void transition.finished.finally(() => latest === transition && nameMoving(to, 'none'));
  return () => transition.skipTransition();
};

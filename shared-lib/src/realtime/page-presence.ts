import {
  combineLatest,
  distinctUntilChanged,
  fromEvent,
  map,
  merge,
  type Observable,
  of,
  startWith,
  switchMap,
  timer,
} from 'rxjs';

/** After which a page that nobody sees gives up its connection. */
const HIDDEN_MILLISECONDS = 60_000;

/** Whether the page has a network, and is seen or was a moment ago. */
export function pagePresence(): Observable<boolean> {
  const isOnline = merge(fromEvent(window, 'online'), fromEvent(window, 'offline')).pipe(
    startWith(undefined),
    map(() => navigator.onLine),
  );
  const isVisible = fromEvent(document, 'visibilitychange').pipe(
    startWith(undefined),
    switchMap(() => (document.hidden ? timer(HIDDEN_MILLISECONDS).pipe(map(() => false)) : of(true))),
  );
  return combineLatest([isOnline, isVisible]).pipe(
    map((conditions) => conditions.every(Boolean)),
    distinctUntilChanged(),
  );
}

import { type RefObject, useLayoutEffect } from 'react';

/**
 * Beside a modal dialog everything is inert. While one is open the region is inside it and in the top layer,
 * where it is announced and can be pressed; the element that React knows as its parent keeps its place.
 */
export function useTopLayer(region: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const element = region.current;
    const home = element?.parentElement;
    if (!element || !home) return;
    const follow = () => moveInto(element, openDialog() ?? home);
    const dialogs = new MutationObserver(follow);
    dialogs.observe(document, { subtree: true, attributeFilter: ['open'] });
    follow();
    return () => {
      dialogs.disconnect();
      moveInto(element, home);
    };
  }, [region]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another toast changes how much room the region needs
  useLayoutEffect(() => {
    const element = region.current;
    const dialog = element?.parentElement;
    if (!element || !(dialog instanceof HTMLDialogElement)) return;
    placeBesideHead(element, dialog);
  }, [region, count]);
}

/** The one opened last stands last in the page. */
function openDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
}

const sizes = new WeakMap<HTMLElement, ResizeObserver>();

function moveInto(element: HTMLElement, place: HTMLElement) {
  if (element.parentElement !== place) place.append(element);
  element.removeAttribute('popover');
  sizes.get(element)?.disconnect();
  if (!(place instanceof HTMLDialogElement)) return;
  // Again for each dialog that opens: what comes into the top layer last is on top.
  element.setAttribute('popover', 'manual');
  element.showPopover();
  const observer = new ResizeObserver(() => placeBesideHead(element, place));
  observer.observe(place);
  observer.observe(element);
  sizes.set(element, observer);
}

/** In pixels. */
const GAP = 8;
/** A toast of two lines, in pixels. */
const ROOM_MINIMUM = 80;
/** A toast of a few words a line, in pixels. */
const SIDE_MINIMUM = 320;

/**
 * Above the dialog if a toast has room there, of which further ones scroll; otherwise beside it, where it
 * covers no field, or below its head. The close button is never covered.
 */
function placeBesideHead(element: HTMLElement, dialog: HTMLDialogElement) {
  const { offsetTop, offsetLeft, offsetWidth } = dialog;
  const head = dialog.querySelector('header')?.offsetHeight ?? 0;
  const room = offsetTop - 2 * GAP;
  const isAbove = room >= ROOM_MINIMUM;
  if (isAbove) element.style.setProperty('--toast-room', `${room}px`);
  else element.style.removeProperty('--toast-room');
  const side = document.documentElement.clientWidth - offsetLeft - offsetWidth;
  const isBeside = !isAbove && side >= SIDE_MINIMUM;
  const below = isBeside ? offsetTop : offsetTop + head;
  const top = isAbove ? offsetTop - element.offsetHeight - GAP : below;
  // Above a dialog both have the same edges; elsewhere there is air beside the toast.
  element.style.setProperty('--toast-inset', isAbove && offsetLeft > 0 ? '0px' : '1rem');
  element.style.setProperty('--toast-top', `${top}px`);
  element.style.setProperty('--toast-left', `${isBeside ? offsetLeft + offsetWidth : offsetLeft}px`);
  element.style.setProperty('--toast-width', `${isBeside ? side : offsetWidth}px`);
}

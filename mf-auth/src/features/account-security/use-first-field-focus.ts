import { type RefObject, useEffect, useRef } from 'react';

/** The first field within the place takes the focus once: the press that asked for it was elsewhere. */
export function useFirstFieldFocus<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return place;
}

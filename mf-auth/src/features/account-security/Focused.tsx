import type { ReactNode } from 'react';
import { useFirstFieldFocus } from './use-first-field-focus.ts';

/** A form whose code comes after the press that asked for it takes the focus. */
export function Focused({ children }: { children: ReactNode }) {
  return <div ref={useFirstFieldFocus<HTMLDivElement>()}>{children}</div>;
}

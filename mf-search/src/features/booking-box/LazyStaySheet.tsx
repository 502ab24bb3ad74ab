import type { Day, Property } from '@moien/contract';
import { useLazyDialog } from '../lazy/use-lazy-dialog.ts';

export type StayPart = 'days' | 'guests';

export type StaySheetProps = {
  property: Property;
  today: Day;
  arePetsAllowed: boolean;
  isOpen: boolean;
  /** What is chosen first. */
  part: StayPart;
  onClose: () => void;
};

const load = () => import(/* webpackChunkName: "stay" */ './StaySheet.tsx');

/** Calendar and counters come when somebody wants to choose. */
export function LazyStaySheet(props: StaySheetProps) {
  const module = useLazyDialog(load, props.isOpen, props.onClose);
  return module ? <module.StaySheet {...props} /> : null;
}

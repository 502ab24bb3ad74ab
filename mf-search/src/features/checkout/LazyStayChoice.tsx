import type { Day, Property } from '@moien/contract';
import { useLazyDialog } from '../lazy/use-lazy-dialog.ts';

/** What somebody wants to change. */
export type StayPart = 'days' | 'guests';

export type StayChoiceProps = {
  property: Property;
  today: Day;
  arePetsAllowed: boolean;
  isOpen: boolean;
  part: StayPart;
  onClose: () => void;
};

const load = () => import(/* webpackChunkName: "stay" */ './StayChoice.tsx');

/** Calendar and counters come when somebody wants to change something. */
export function LazyStayChoice(props: StayChoiceProps) {
  const module = useLazyDialog(load, props.isOpen, props.onClose);
  return module ? <module.StayChoice {...props} /> : null;
}

import type { StaySheetProps } from '../booking-box/stay-sheet-props.ts';
import { useLazyDialog } from '../lazy/use-lazy-dialog.ts';

const load = () => import(/* webpackChunkName: "stay" */ './StayChoice.tsx');

/** Calendar and counters come when somebody wants to change something. */
export function LazyStayChoice(props: StaySheetProps) {
  const module = useLazyDialog(load, props.isOpen, props.onClose);
  return module ? <module.StayChoice {...props} /> : null;
}

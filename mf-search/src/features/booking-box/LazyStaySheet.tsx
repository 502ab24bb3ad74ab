import { useLazyDialog } from '../lazy/use-lazy-dialog.ts';
import type { StaySheetProps } from './stay-sheet-props.ts';

const load = () => import(/* webpackChunkName: "stay" */ './StaySheet.tsx');

/** Calendar and counters come when somebody wants to choose. */
export function LazyStaySheet(props: StaySheetProps) {
  const module = useLazyDialog(load, props.isOpen, props.onClose);
  return module ? <module.StaySheet {...props} /> : null;
}

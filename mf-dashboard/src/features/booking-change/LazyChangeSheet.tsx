import { useLazyDialog } from '../lazy-dialog/use-lazy-dialog.ts';
import type { ChangeSheetProps } from './ChangeSheet.tsx';

const load = () => import(/* webpackChunkName: "change" */ './ChangeSheet.tsx');

/** Calendar and counters come when somebody wants to change the stay. */
export function LazyChangeSheet({ isOpen, ...props }: ChangeSheetProps & { isOpen: boolean }) {
  const module = useLazyDialog(load, isOpen, props.onClose);
  return module ? <module.ChangeSheet {...props} /> : null;
}

import { CancellationDialog, type CancellationDialogProps } from './CancellationDialog.tsx';
import type { DialogAction } from './dialog-action.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

export type BookingDialogProps = CancellationDialogProps & { action: DialogAction | 'cancel' };

/** Asks once more before something is done that cannot be taken back. */
export function BookingDialog({ action, received, ...props }: BookingDialogProps) {
  if (action === 'cancel') return <CancellationDialog received={received} {...props} />;
  return <ReasonDialog key={action} action={action} {...props} />;
}

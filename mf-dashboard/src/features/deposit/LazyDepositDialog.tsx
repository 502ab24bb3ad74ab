import { useLazyDialog } from '../lazy-dialog/use-lazy-dialog.ts';
import type { DepositDialogProps } from './DepositDialog.tsx';

const load = () => import(/* webpackChunkName: "deposit-dialog" */ './DepositDialog.tsx');

type LazyDepositDialogProps = DepositDialogProps & {
  action: 'claim-deposit' | 'answer-deposit' | undefined;
};

/** The form comes when somebody wants to claim a part of a deposit, or to answer. */
export function LazyDepositDialog({ action, ...props }: LazyDepositDialogProps) {
  const module = useLazyDialog(load, action !== undefined, props.onClose);
  if (!module || !action) return null;
  return action === 'claim-deposit' ? <module.ClaimDialog {...props} /> : <module.AnswerDialog {...props} />;
}

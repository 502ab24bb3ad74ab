import type { BankingForm } from '../banking-form.ts';
import type { BankingFormProps } from '../banking-form-props.ts';
import { AccountForm } from './AccountForm.tsx';
import { IdentityForm } from './IdentityForm.tsx';
import { MethodForm } from './MethodForm.tsx';
import { RemovalForm } from './RemovalForm.tsx';
import { TaxForm } from './TaxForm.tsx';

const FORMS = { identity: IdentityForm, account: AccountForm, method: MethodForm, tax: TaxForm };

/** The form of what somebody wants to change. */
export function BankingFormSheet({ form, ...props }: BankingFormProps & { form: BankingForm }) {
  if (form.kind === 'remove-account' || form.kind === 'remove-card')
    return <RemovalForm form={form} {...props} />;
  const Form = FORMS[form.kind];
  return <Form {...props} />;
}

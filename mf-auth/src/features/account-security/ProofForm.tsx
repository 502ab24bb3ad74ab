import type { Account } from '@moien/contract';
import type { CallOutcome } from '@moien/shared-lib';
import {
  FIELD_BY_CODE,
  proofOf,
  type ReauthenticationEntry,
  reauthenticationKindOf,
} from '@moien/shared-lib/reauthentication';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { entrySchema } from '../forms/entry-schema.ts';
import { FormState } from '../forms/form-state.ts';
import { sendEntry } from '../forms/send-entry.ts';
import { textOf, useForm } from '../forms/use-form.ts';
import { FormFrame } from './FormFrame.tsx';
import { ReauthenticationField } from './ReauthenticationField.tsx';
import { reauthenticationRules } from './reauthentication-rules.ts';

export type ProofBody = { proof: ReturnType<typeof proofOf> };

type ProofFormProps = {
  account: Account;
  /** What is about to be done. */
  label: string;
  onCancel: () => void;
  /** Makes the change with the proof. Its value is what the page does once the change is made. */
  act: (body: ProofBody) => Promise<CallOutcome<() => void>>;
};

/** Asks who is asking, for a change that needs nothing else. */
export const ProofForm = observer(function ProofForm({ account, label, onCancel, act }: ProofFormProps) {
  const kind = reauthenticationKindOf(account);
  const [form] = useState(() => new FormState<keyof ReauthenticationEntry>());
  const [schema] = useState(() => entrySchema<ReauthenticationEntry>(reauthenticationRules(kind)));
  const { onSubmit, errorOf, notice } = useForm({
    form,
    send: async (values) => {
      const entry = { proof: textOf(values, 'proof') };
      const call = () => act({ proof: proofOf(kind, entry) });
      const follow = await sendEntry({ form, schema, fieldByCode: FIELD_BY_CODE, entry, call });
      follow?.();
    },
  });
  return (
    <FormFrame
      label={label}
      submitLabel={label}
      isSending={form.isBusy}
      notice={notice}
      onSubmit={onSubmit}
      onCancel={onCancel}
    >
      <ReauthenticationField account={account} error={errorOf('proof')} />
    </FormFrame>
  );
});

export function andThen<Value>(
  outcome: CallOutcome<Value>,
  follow: (value: Value) => void,
): CallOutcome<() => void> {
  return outcome.kind === 'ok' ? { kind: 'ok', value: () => follow(outcome.value) } : outcome;
}

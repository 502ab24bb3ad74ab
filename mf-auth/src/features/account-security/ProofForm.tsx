import type { Account, Proof } from '@moien/contract';
import { type CallOutcome, useRootStore } from '@moien/shared-lib';
import {
  FIELD_BY_CODE,
  type ReauthenticationEntry,
  ReauthenticationStore,
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

export type ProofBody = { proof: Proof };

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
  const { api } = useRootStore();
  const [reauthentication] = useState(() => new ReauthenticationStore(api, account));
  const [form] = useState(() => new FormState<keyof ReauthenticationEntry>());
  const [schema] = useState(() =>
    entrySchema<ReauthenticationEntry>(reauthenticationRules(reauthentication)),
  );
  const { onSubmit, errorOf, notice } = useForm({
    form,
    send: async (values) => {
      const entry = { proof: textOf(values, 'proof') };
      const call = () => act({ proof: reauthentication.take(entry) });
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
      <ReauthenticationField
        email={account.email}
        reauthentication={reauthentication}
        error={errorOf('proof')}
      />
    </FormFrame>
  );
});

export function andThen<Value>(
  outcome: CallOutcome<Value>,
  follow: (value: Value) => void,
): CallOutcome<() => void> {
  return outcome.kind === 'ok' ? { kind: 'ok', value: () => follow(outcome.value) } : outcome;
}

import { type EntryRule, PASSKEY_NAME_MAXIMUM, type Passkey } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { TextField } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entrySchema } from '../forms/entry-schema.ts';
import { FormState } from '../forms/form-state.ts';
import { sendEntry } from '../forms/send-entry.ts';
import { textOf, useForm } from '../forms/use-form.ts';
import { Focused } from './Focused.tsx';
import { FormFrame } from './FormFrame.tsx';
import type { Resource } from './resource.ts';

type Entry = { name: string };

const RULES: readonly EntryRule<Entry>[] = [
  { slug: 'security-passkey-name-missing', field: 'name', isMet: ({ name }) => name !== '' },
];

type RenamePasskeyProps = { passkey: Passkey; passkeys: Resource<Passkey[]>; onClose: () => void };

/** What a person calls a device says more than what is known of it. */
export const RenamePasskey = observer(function RenamePasskey(props: RenamePasskeyProps) {
  const { passkey, passkeys, onClose } = props;
  const { t } = useTranslation('auth');
  const { api } = useRootStore();
  const [form] = useState(() => new FormState<keyof Entry>());
  const [schema] = useState(() => entrySchema<Entry>(RULES));
  const { onSubmit, errorOf, notice } = useForm({
    form,
    send: async (values) => {
      const entry = { name: textOf(values, 'name').trim() };
      const call = () => api.call('renamePasskey', { path: { id: passkey.id }, body: entry });
      const renamed = await sendEntry({ form, schema, entry, call });
      if (!renamed) return;
      onClose();
      passkeys.follow(passkeys.value?.map((one) => (one.id === renamed.id ? renamed : one)) ?? []);
    },
  });
  return (
    <Focused>
      <FormFrame
        label={t('security-passkey-rename')}
        submitLabel={t('security-passkey-save')}
        isSending={form.isBusy}
        notice={notice}
        onSubmit={onSubmit}
        onCancel={onClose}
      >
        <TextField
          name="name"
          label={t('security-passkey-name')}
          defaultValue={passkey.name}
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAXIMUM}
          error={errorOf('name')}
          required
        />
      </FormFrame>
    </Focused>
  );
});

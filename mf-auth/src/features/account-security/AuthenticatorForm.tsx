import type { AuthenticatorSetup, EntryRule } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { TextField } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entrySchema } from '../forms/entry-schema.ts';
import { FormState } from '../forms/form-state.ts';
import { sendEntry } from '../forms/send-entry.ts';
import { textOf, useForm } from '../forms/use-form.ts';
import { AuthenticatorQr } from '../second-factor/AuthenticatorQr.tsx';
import { FormFrame } from './FormFrame.tsx';
import styles from './SecondFactorSection.module.css';
import { useFirstFieldFocus } from './use-first-field-focus.ts';

type Entry = { code: string };

const RULES: readonly EntryRule<Entry>[] = [
  { slug: 'auth-second-factor-missing', field: 'code', isMet: ({ code }) => code.trim() !== '' },
];
const fieldByCode = { 'authenticator-code-refused': 'code' } as const;

type AuthenticatorFormProps = {
  setup: AuthenticatorSetup;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

/** The app counts once a code of it has been entered. */
export const AuthenticatorForm = observer(function AuthenticatorForm(props: AuthenticatorFormProps) {
  const { setup, onConfirmed, onCancel } = props;
  const { t } = useTranslation('auth');
  const { api } = useRootStore();
  const place = useFirstFieldFocus<HTMLDivElement>();
  const [form] = useState(() => new FormState<keyof Entry>());
  const [schema] = useState(() => entrySchema<Entry>(RULES));
  const { onSubmit, errorOf, notice } = useForm({
    form,
    send: async (values) => {
      const entry = { code: textOf(values, 'code') };
      const call = () => api.call('confirmAuthenticator', { body: entry });
      const answer = await sendEntry({ form, schema, fieldByCode, entry, call });
      if (answer) onConfirmed(answer.recoveryCodeArray);
    },
  });
  return (
    <div ref={place} className={styles.setup}>
      <AuthenticatorQr setup={setup} />
      <FormFrame
        label={t('security-second-factor-set-up')}
        submitLabel={t('security-second-factor-confirm')}
        isSending={form.isBusy}
        notice={notice}
        onSubmit={onSubmit}
        onCancel={onCancel}
      >
        <TextField
          name="code"
          label={t('auth-second-factor-code')}
          hint={t('auth-authenticator-enter')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          error={errorOf('code')}
          required
        />
      </FormFrame>
    </div>
  );
});

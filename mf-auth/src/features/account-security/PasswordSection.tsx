import { type Account, NEW_PASSWORD_RULES, PASSWORD_TOO_COMMON_SLUG } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import {
  FIELD_BY_CODE,
  type ReauthenticationEntry,
  ReauthenticationStore,
} from '@moien/shared-lib/reauthentication';
import { Button } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entrySchema } from '../forms/entry-schema.ts';
import { FormState } from '../forms/form-state.ts';
import { sendEntry } from '../forms/send-entry.ts';
import { textOf, useForm } from '../forms/use-form.ts';
import { NewPasswordFields } from '../new-password/NewPasswordFields.tsx';
import type { NewPassword } from '../reset-password/reset-password-store.ts';
import type { AccountSecurityStore } from './account-security-store.ts';
import { FormFrame } from './FormFrame.tsx';
import { Loaded } from './Loaded.tsx';
import { ReauthenticationField } from './ReauthenticationField.tsx';
import { reauthenticationRules } from './reauthentication-rules.ts';
import { Section } from './Section.tsx';
import { ValueSkeleton } from './Skeletons.tsx';
import { useDisclosure } from './use-disclosure.ts';
import styles from './Value.module.css';

type SectionProps = { store: AccountSecurityStore };

/** The password, or that there is none. */
export function PasswordSection({ store }: SectionProps) {
  const { t } = useTranslation('auth');
  return (
    <Section title={t('security-password-title')} text={t('security-password-text')}>
      <Loaded resource={store.account} skeleton={<ValueSkeleton />}>
        {(account) => <Password account={account} store={store} />}
      </Loaded>
    </Section>
  );
}

function Password({ account, store }: SectionProps & { account: Account }) {
  const { t } = useTranslation('auth');
  const { isOpen, place, open, close } = useDisclosure();
  const { hasPassword } = account;
  return (
    <div ref={place} className={styles.place}>
      <p>{t(hasPassword ? 'security-password-is-set' : 'security-password-none')}</p>
      {isOpen ? (
        <PasswordForm account={account} store={store} onClose={close} />
      ) : (
        <Button onClick={open}>
          {t(hasPassword ? 'security-password-change' : 'security-password-set')}
        </Button>
      )}
    </div>
  );
}

type PasswordEntry = ReauthenticationEntry & NewPassword;

const REFUSED_FIELDS = { ...FIELD_BY_CODE, [PASSWORD_TOO_COMMON_SLUG]: 'password' } as const;

type PasswordFormProps = SectionProps & { account: Account; onClose: () => void };

const PasswordForm = observer(function PasswordForm({ account, store, onClose }: PasswordFormProps) {
  const { t } = useTranslation('auth');
  const { api, toast } = useRootStore();
  const [reauthentication] = useState(() => new ReauthenticationStore(api, account));
  const [form] = useState(() => new FormState<keyof PasswordEntry>());
  const [schema] = useState(() =>
    entrySchema<PasswordEntry>([...reauthenticationRules(reauthentication), ...NEW_PASSWORD_RULES]),
  );
  const { onSubmit, errorOf, notice } = useForm({
    form,
    send: async (values) => {
      const entry = {
        proof: textOf(values, 'proof'),
        password: textOf(values, 'password'),
        passwordConfirmation: textOf(values, 'passwordConfirmation'),
      };
      const call = () => {
        const body = { proof: reauthentication.take(entry), password: entry.password };
        return api.call('changePassword', { body });
      };
      const answer = await sendEntry({ form, schema, fieldByCode: REFUSED_FIELDS, entry, call });
      if (!answer) return;
      toast.show('success', t('security-password-changed'));
      onClose();
      await Promise.all([store.account.load(), store.sessions.load()]);
    },
  });
  const label = t(account.hasPassword ? 'security-password-change' : 'security-password-set');
  return (
    <FormFrame
      label={label}
      submitLabel={label}
      isSending={form.isBusy}
      notice={notice}
      onSubmit={onSubmit}
      onCancel={onClose}
    >
      <ReauthenticationField
        email={account.email}
        reauthentication={reauthentication}
        error={errorOf('proof')}
      />
      <NewPasswordFields errorOf={errorOf} />
    </FormFrame>
  );
});

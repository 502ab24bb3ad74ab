import { type Account, EMAIL_MAXIMUM, EMAIL_PATTERN, type EntryRule } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import {
  FIELD_BY_CODE,
  type ReauthenticationEntry,
  ReauthenticationStore,
} from '@moien/shared-lib/reauthentication';
import { Button, Notice, TextField } from '@moien/shared-lib/ui';
import MailCheck from 'lucide-react/icons/mail-check';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entrySchema } from '../forms/entry-schema.ts';
import { FormState } from '../forms/form-state.ts';
import { sendEntry } from '../forms/send-entry.ts';
import { textOf, useForm } from '../forms/use-form.ts';
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

/** The address that somebody signs in with. */
export function EmailSection({ store }: SectionProps) {
  const { t } = useTranslation('auth');
  return (
    <Section title={t('security-email-title')} text={t('security-email-text')}>
      <Loaded resource={store.account} skeleton={<ValueSkeleton isStrong />}>
        {(account) => <Email account={account} store={store} />}
      </Loaded>
    </Section>
  );
}

function Email({ account, store }: SectionProps & { account: Account }) {
  const { t } = useTranslation('auth');
  const { isOpen, place, open, close } = useDisclosure();
  return (
    <div ref={place} className={styles.place}>
      <p className={styles.value}>{account.email}</p>
      {account.newEmail !== null && (
        <Notice tone="informative" icon={MailCheck}>
          {t('security-email-pending', { old: account.email, new: account.newEmail })}
        </Notice>
      )}
      {isOpen ? (
        <EmailForm account={account} store={store} onClose={close} />
      ) : (
        <Button onClick={open}>{t('security-email-change')}</Button>
      )}
    </div>
  );
}

type EmailEntry = ReauthenticationEntry & { email: string };

const EMAIL = new RegExp(EMAIL_PATTERN);

const EMAIL_RULE: EntryRule<EmailEntry> = {
  slug: 'security-email-invalid',
  field: 'email',
  isMet: ({ email }) => EMAIL.test(email),
};

const fieldByCode = { ...FIELD_BY_CODE, 'email-same': 'email' } as const;

type EmailFormProps = SectionProps & { account: Account; onClose: () => void };

const EmailForm = observer(function EmailForm({ account, store, onClose }: EmailFormProps) {
  const { t } = useTranslation('auth');
  const { api, toast } = useRootStore();
  const [reauthentication] = useState(() => new ReauthenticationStore(api, account));
  const [form] = useState(() => new FormState<keyof EmailEntry>());
  const [schema] = useState(() =>
    entrySchema<EmailEntry>([EMAIL_RULE, ...reauthenticationRules(reauthentication)]),
  );
  const { onSubmit, errorOf, notice } = useForm({
    form,
    send: async (values) => {
      const entry = { email: textOf(values, 'email').trim(), proof: textOf(values, 'proof') };
      const call = () => {
        const body = { email: entry.email, proof: reauthentication.take(entry) };
        return api.call('requestEmailChange', { body });
      };
      const answer = await sendEntry({ form, schema, fieldByCode, entry, call });
      if (!answer) return;
      toast.show('success', t('security-email-sent'));
      onClose();
      await store.account.load();
    },
  });
  return (
    <FormFrame
      label={t('security-email-change')}
      submitLabel={t('security-email-submit')}
      isSending={form.isBusy}
      notice={notice}
      onSubmit={onSubmit}
      onCancel={onClose}
    >
      <TextField
        name="email"
        type="email"
        label={t('security-email-new')}
        hint={t('security-email-hint')}
        autoComplete="email"
        maxLength={EMAIL_MAXIMUM}
        error={errorOf('email')}
        required
      />
      <ReauthenticationField
        email={account.email}
        reauthentication={reauthentication}
        error={errorOf('proof')}
      />
    </FormFrame>
  );
});

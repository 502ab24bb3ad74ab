import type { Account, Session } from '@moien/contract';
import { useBackCloses, useRootStore } from '@moien/shared-lib';
import {
  FIELD_BY_CODE,
  type ReauthenticationEntry,
  ReauthenticationStore,
} from '@moien/shared-lib/reauthentication';
import { Button, Dialog } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entrySchema } from '../forms/entry-schema.ts';
import { FormState } from '../forms/form-state.ts';
import { sendEntry } from '../forms/send-entry.ts';
import { textOf, useForm } from '../forms/use-form.ts';
import { ErrorNotice } from '../page-frame/ErrorNotice.tsx';
import styles from './DeletionDialog.module.css';
import { ReauthenticationField } from './ReauthenticationField.tsx';
import { reauthenticationRules } from './reauthentication-rules.ts';

type DeletionDialogProps = {
  account: Account;
  onClose: () => void;
  /** With the session of who is nobody any more. */
  onDeleted: (session: Session) => Promise<void>;
};

/** Says what goes and what stays, and asks who is asking. */
export const DeletionDialog = observer(function DeletionDialog(props: DeletionDialogProps) {
  const { account, onClose, onDeleted } = props;
  const { t } = useTranslation('auth');
  const { api } = useRootStore();
  const formId = useId();
  useBackCloses(true, onClose);
  const [reauthentication] = useState(() => new ReauthenticationStore(api, account));
  const [form] = useState(() => new FormState<keyof ReauthenticationEntry>());
  const [schema] = useState(() =>
    entrySchema<ReauthenticationEntry>(reauthenticationRules(reauthentication)),
  );
  const { onSubmit, errorOf, notice } = useForm({
    form,
    send: async (values) => {
      const entry = { proof: textOf(values, 'proof') };
      const call = () => api.call('deleteAccount', { body: { proof: reauthentication.take(entry) } });
      const session = await sendEntry({ form, schema, fieldByCode: FIELD_BY_CODE, entry, call });
      if (session) await onDeleted(session);
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('security-deletion-question')}
      closeLabel={t('security-close')}
      footer={
        <>
          <Button onClick={onClose}>{t('security-deletion-keep')}</Button>
          <Button type="submit" form={formId} variant="danger" isBusy={form.isBusy}>
            {t('security-deletion-submit')}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <h3 className={styles.title}>{t('security-deletion-gone-title')}</h3>
        <p>{t('security-deletion-gone')}</p>
        <h3 className={styles.title}>{t('security-deletion-stays-title')}</h3>
        <p>{t('security-deletion-stays')}</p>
        <p className={styles.final}>{t('security-deletion-text')}</p>
        <form
          id={formId}
          className={styles.form}
          method="post"
          noValidate
          aria-label={t('security-deletion-question')}
          onSubmit={(event) => void onSubmit(event)}
        >
          <ReauthenticationField
            email={account.email}
            reauthentication={reauthentication}
            error={errorOf('proof')}
          />
          <ErrorNotice text={notice} />
        </form>
      </div>
    </Dialog>
  );
});

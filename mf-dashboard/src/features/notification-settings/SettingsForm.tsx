import type { NotificationSettings } from '@moien/contract';
import { importFresh, useRootStore } from '@moien/shared-lib';
import { Button, Checkbox, Notice } from '@moien/shared-lib/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../page-frame/Section.tsx';
import type { QuietHoursErrors } from './check-quiet-hours.ts';
import { draftOf } from './draft.ts';
import { KindChoices } from './KindChoices.tsx';
import styles from './NotificationSettings.module.css';
import type { NotificationSettingsStore } from './notification-settings-store.ts';
import { QuietHoursFields } from './QuietHoursFields.tsx';

type SettingsFormProps = { store: NotificationSettingsStore; settings: NotificationSettings };

/** What is chosen stays on the page until it is saved, also when that fails. */
export function SettingsForm({ store, settings }: SettingsFormProps) {
  const { t } = useTranslation('notification-settings');
  const [draft, setDraft] = useState(() => draftOf(settings));
  const { element, errors, notice, isBusy, submit } = useSaving(store);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(draft);
  };
  return (
    <form ref={element} className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      <Section title={t('kinds-title')}>
        <p className={styles.soft}>{t('kinds-text')}</p>
        <KindChoices draft={draft} onChange={setDraft} />
      </Section>
      <Section title={t('mails-title')}>
        <Checkbox
          label={t('digest-on')}
          hint={t('digest-hint')}
          checked={draft.digest === 'daily'}
          onChange={({ target }) => setDraft({ ...draft, digest: target.checked ? 'daily' : 'off' })}
        />
        <QuietHoursFields draft={draft} errors={errors} onChange={setDraft} />
      </Section>
      {notice && (
        <Notice tone="error" isAlert>
          {notice}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

/** What is wrong stands beside its field, of which the first takes the focus. */
function useSaving(store: NotificationSettingsStore) {
  const { t } = useTranslation('notification-settings');
  const { toast } = useRootStore();
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<QuietHoursErrors>({});
  const [notice, setNotice] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  const submit = async (draft: ReturnType<typeof draftOf>) => {
    if (isBusy) return;
    setBusy(true);
    setNotice(undefined);
    const { checkQuietHours } = await importFresh(
      () => import(/* webpackChunkName: "check-quiet-hours" */ './check-quiet-hours.ts'),
    );
    const wrong = await checkQuietHours(draft.quietHours);
    setErrors(wrong);
    const outcome = Object.keys(wrong).length === 0 ? await store.save(draft) : undefined;
    setBusy(false);
    if (outcome?.kind === 'ok') toast.show('success', t('saved'));
    if (outcome?.kind === 'unreachable') setNotice(t('unreachable'));
    if (outcome?.kind === 'refused') setNotice(outcome.problem.error ?? outcome.problem.message);
  };
  return { element, errors, notice, isBusy, submit };
}

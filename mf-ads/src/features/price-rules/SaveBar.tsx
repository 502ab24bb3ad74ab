import { useBackCloses, useRootStore } from '@moien/shared-lib';
import { Button, Dialog, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '../action-bar/ActionBar.tsx';
import styles from './PriceRules.module.css';
import type { PriceRulesStore } from './price-rules-store.ts';

/** What is not saved yet, and how many homes it is for. */
export const SaveBar = observer(function SaveBar({ store }: { store: PriceRulesStore }) {
  const { t } = useTranslation('price-rules');
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = useSave(store, setFailure);
  const { savedHomes, hasUnsaved, isSaving } = store;
  const homes = t('homes-count', { count: savedHomes.length });
  const onSave = () => {
    if (savedHomes.length === 1 || !store.check()) return void save();
    setAsking(true);
  };
  return (
    <>
      <ActionBar isEmpty={!hasUnsaved}>
        {failure && hasUnsaved && (
          <Notice tone="error" isAlert>
            {failure}
          </Notice>
        )}
        <p className={styles.status} role="status">
          {hasUnsaved && t('unsaved', { homes })}
        </p>
        <Button
          variant="quiet"
          onClick={() => {
            setFailure(undefined);
            store.discard();
          }}
        >
          {t('discard')}
        </Button>
        <Button variant="primary" isBusy={isSaving} onClick={onSave}>
          {t('save')}
        </Button>
      </ActionBar>
      <ReplaceQuestion
        store={store}
        homes={homes}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void save();
        }}
      />
    </>
  );
});

/** Saves, says what came of it, and leads to the first entry with something wrong. */
function useSave(store: PriceRulesStore, setFailure: (failure: string | undefined) => void) {
  const { t } = useTranslation('price-rules');
  const { toast } = useRootStore();
  return async () => {
    setFailure(undefined);
    const outcome = await store.save();
    switch (outcome.kind) {
      case 'saved':
        toast.show('success', t('saved', { homes: t('homes-count', { count: outcome.homeCount }) }));
        break;
      case 'refused':
        setFailure(outcome.message);
        break;
      case 'unreachable':
        setFailure(t('save-offline'));
        break;
      case 'wrong':
        setFailure(t('save-wrong'));
        // The form of the rule opens first.
        requestAnimationFrame(() =>
          document.querySelector<HTMLElement>('main [aria-invalid="true"], [aria-invalid="true"]')?.focus(),
        );
    }
  };
}

type ReplaceQuestionProps = {
  store: PriceRulesStore;
  homes: string;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Rules of other homes are replaced only after a question. */
const ReplaceQuestion = observer(function ReplaceQuestion(props: ReplaceQuestionProps) {
  const { store, homes, isOpen, onClose, onConfirm } = props;
  const { t } = useTranslation('price-rules');
  useBackCloses(isOpen, onClose);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('replace-title', { homes })}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button variant="primary" onClick={onConfirm}>
            {t('replace', { homes })}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{t('replace-text')}</p>
      <ul className={styles.names}>
        {store.savedHomes.map(({ propertyId, title }) => (
          <li key={propertyId}>{title}</li>
        ))}
      </ul>
    </Dialog>
  );
});

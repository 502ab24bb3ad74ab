import { makeUuidV7 } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { PageFrame } from '@moien/shared-lib/dashboard-page';
import { Button, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupTypes } from './group-types.ts';
import styles from './NewAd.module.css';
import { TypeIcon } from './TypeIcon.tsx';

/** The first choice makes the draft: who only looks leaves none behind. */
export const NewAd = observer(function NewAd() {
  const { t } = useTranslation('ad-form');
  const { api, essentials, languageTag, navigation } = useRootStore();
  const [id] = useState(() => makeUuidV7());
  const [busyId, setBusyId] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const begin = async (propertyTypeId: number) => {
    setBusyId(propertyTypeId);
    setProblem(undefined);
    const created = await api.call('createAd', { body: { id, language: languageTag } });
    if (created.kind === 'ok')
      await api.call('changeAd', {
        path: { id },
        headers: { 'if-match': `"${created.value.version}"` },
        body: { propertyTypeId },
      });
    setBusyId(undefined);
    if (created.kind === 'ok')
      await navigation.go({ route: 'ad-step', parameters: { propertyId: id, step: 'kind' } });
    else setProblem(created.kind === 'refused' ? created.problem.message : t('offline-text'));
  };
  return (
    <PageFrame title={t('new-title')} lead={t('new-lead')}>
      {problem && (
        <Notice tone="error" isAlert>
          {problem}
        </Notice>
      )}
      {groupTypes(essentials.essentials.propertyTypeArray).map(({ group, types }) => (
        <section key={group} className={styles.group} aria-labelledby={`kinds-${group}`}>
          <h2 id={`kinds-${group}`} className={styles.heading}>
            {t(`kinds-${group}`)}
          </h2>
          <ul className={styles.types}>
            {types.map((type) => (
              <li key={type.id}>
                <Button
                  isWide
                  className={styles.type}
                  isBusy={busyId === type.id}
                  onClick={() => void begin(type.id)}
                >
                  <TypeIcon name={type.name} />
                  {essentials.localized(type.text)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PageFrame>
  );
});

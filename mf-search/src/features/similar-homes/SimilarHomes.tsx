import { useFeatureStore, useLazyModule } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNear } from '../lazy/use-is-near.ts';
import styles from './SimilarHomes.module.css';
import { similarStore } from './similar-store.ts';

type SimilarHomesProps = {
  id: string;
  /** The stay that they are wanted for, as a search has it. Every card goes on with it. */
  stay?: string;
};

const load = () => import(/* webpackChunkName: "similar-homes" */ './SimilarCards.tsx');

/**
 * Other homes that may do as well, in a row; they come when somebody comes near. Without any there is no
 * section.
 */
export const SimilarHomes = observer(function SimilarHomes({ id, stay = '' }: SimilarHomesProps) {
  const { t } = useTranslation('search');
  const section = useRef<HTMLElement>(null);
  const similar = useFeatureStore(similarStore);
  const isNear = useIsNear(section);
  const { module, hasFailed } = useLazyModule(load, isNear);
  const search = useMemo(() => new URLSearchParams(stay), [stay]);
  useEffect(() => {
    if (!isNear) return;
    const leaving = new AbortController();
    void similar.load(id, search, leaving.signal);
    return () => leaving.abort();
  }, [isNear, similar, id, search]);
  const homes = similar.homesLike(id, search);
  if (homes?.length === 0 || hasFailed) return null;
  return (
    <section ref={section} className={styles.similar} aria-labelledby="similar" aria-busy={!homes || !module}>
      <h2 id="similar" className={styles.title}>
        {t('similar-homes')}
      </h2>
      <div className={styles.room}>{module && <module.SimilarCards homes={homes} search={search} />}</div>
    </section>
  );
});

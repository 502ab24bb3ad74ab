import type { StayTerm } from '@moien/contract';
import { useFeatureStore, useLazyModule } from '@moien/shared-lib';
import { IconButton } from '@moien/shared-lib/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
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
  /** By which the home itself is shown. */
  term?: StayTerm;
};

const load = () => import(/* webpackChunkName: "similar-homes" */ './SimilarCards.tsx');

/** How much of the row one press of an arrow moves on. */
const ROW_SHARE = 0.75;

/**
 * Other homes that may do as well, in a row; they come when somebody comes near. Without any there is no
 * section.
 */
export const SimilarHomes = observer(function SimilarHomes({ id, stay = '', term }: SimilarHomesProps) {
  const { t } = useTranslation('search');
  const section = useRef<HTMLElement>(null);
  const room = useRef<HTMLDivElement>(null);
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
  const push = (direction: -1 | 1) => {
    const row = room.current?.firstElementChild;
    row?.scrollBy({ left: direction * ROW_SHARE * row.clientWidth });
  };
  if (homes?.length === 0 || hasFailed) return null;
  return (
    <section ref={section} className={styles.similar} aria-labelledby="similar" aria-busy={!homes || !module}>
      <div className={styles.head}>
        <h2 id="similar" className={styles.title}>
          {t('similar-homes')}
        </h2>
        <div className={styles.arrows}>
          <IconButton label={t('similar-earlier')} icon={ChevronLeft} onClick={() => push(-1)} />
          <IconButton label={t('similar-later')} icon={ChevronRight} onClick={() => push(1)} />
        </div>
      </div>
      <div ref={room} className={styles.room}>
        {module && <module.SimilarCards homes={homes} search={search} {...(term && { term })} />}
      </div>
    </section>
  );
});

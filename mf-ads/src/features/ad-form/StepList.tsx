import type { Ad } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { titleOf } from '../ad-words/ad-words.ts';
import { AD_STEPS, type AdStep, isDone, isIncomplete } from './ad-steps.ts';
import styles from './StepList.module.css';

/** All steps, where the form is, and which of them need nothing more. */
export function StepList({ step, ad }: { step: AdStep; ad: Ad }) {
  const { t } = useTranslation('ad-form');
  const list = useRef<HTMLOListElement>(null);
  const { languageTag } = useRootStore();
  const place = AD_STEPS.indexOf(step);
  const isDraft = ad.state === 'draft';
  useEffect(() => {
    // On a phone the list is wider than its room.
    list.current?.children[place]?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
  }, [place]);
  return (
    <nav aria-label={t('steps')}>
      {isDraft ? (
        <p className={styles.count}>{t('step-count', { number: place + 1, count: AD_STEPS.length })}</p>
      ) : (
        <p className={styles.home}>{titleOf(ad, languageTag) ?? t('untitled')}</p>
      )}
      <ol ref={list} className={styles.list} data-fading>
        {AD_STEPS.map((name, index) => {
          const isTicked = name !== step && isDone(name, step, ad);
          const isMissing = !isDraft && isIncomplete(name, ad.missingArray);
          return (
            <li key={name}>
              <RouteLink
                route="ad-step"
                parameters={{ propertyId: ad.id, step: name }}
                className={styles.step}
                data-done={isTicked || undefined}
                data-missing={isMissing || undefined}
                aria-current={name === step ? 'step' : undefined}
              >
                <span className={styles.number}>{index + 1}</span>
                <span className={styles.name}>{t(`name-${name}`)}</span>
                {isTicked && <span className={styles.said}>{t('step-done')}</span>}
                {isMissing && <span className={styles.said}>{t('step-missing')}</span>}
              </RouteLink>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

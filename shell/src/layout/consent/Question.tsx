import { useRootStore } from '@moien/shared-lib';
import { Button, Icon, IconButton } from '@moien/shared-lib/ui';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './ConsentRegion.module.css';
import { useQuestionFocus } from './use-question-focus.ts';
import { useSizeForPage } from './use-size-for-page.ts';

/** The question with its two answers. Who has answered before sees which holds, and may leave it as it is. */
export const Question = observer(function Question() {
  const { t } = useTranslation('shell');
  const { consent } = useRootStore();
  const region = useRef<HTMLElement>(null);
  useQuestionFocus(region, consent.answer !== undefined);
  useSizeForPage(region);
  const id = useId();
  const leave = ({ key }: KeyboardEvent) => key === 'Escape' && consent.leave();
  return (
    <section ref={region} className={styles.region} aria-labelledby={id} tabIndex={-1} onKeyDown={leave}>
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {t('consent-title')}
          </h2>
          {consent.answer && (
            <IconButton
              className={styles.close}
              label={t('close')}
              icon={X}
              onClick={() => consent.leave()}
            />
          )}
        </div>
        <Explanation />
      </div>
      <div className={styles.answers}>
        <Answer text="consent-necessary" externalContent={false} />
        <Answer text="consent-all" externalContent={true} />
      </div>
    </section>
  );
});

const Explanation = observer(function Explanation() {
  const { t } = useTranslation('shell');
  const { consent, languageTag } = useRootStore();
  return (
    <>
      <p>
        {t('consent-text')} <Link to={`/${languageTag}/cookies-policy`}>{t('consent-policy')}</Link>
      </p>
      {consent.answer && (
        <p>{t(consent.answer.externalContent ? 'consent-now-all' : 'consent-now-necessary')}</p>
      )}
      <details className={styles.details}>
        <summary>
          {t('consent-details')}
          <Icon of={ChevronDown} size="small" />
        </summary>
        <dl className={styles.list}>
          <dt>{t('consent-necessary-name')}</dt>
          <dd>{t('consent-necessary-text')}</dd>
          <dt>{t('consent-external-name')}</dt>
          <dd>{t('consent-external-text')}</dd>
        </dl>
      </details>
    </>
  );
});

/** `text` is a key. */
const Answer = observer(function Answer({ text, ...given }: { text: string; externalContent: boolean }) {
  const { t } = useTranslation('shell');
  const { consent } = useRootStore();
  const holds = consent.answer && consent.answer.externalContent === given.externalContent;
  return (
    <Button aria-pressed={holds} onClick={() => consent.give(given)}>
      {holds && <Icon of={Check} />}
      {t(text)}
    </Button>
  );
});

import { useRootStore } from '@moien/shared-lib';
import { turnPushOn } from '@moien/shared-lib/push';
import { Button } from '@moien/shared-lib/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuestionFocus } from '../consent/use-question-focus.ts';
import { useSizeForPage } from '../consent/use-size-for-page.ts';
import styles from './PushQuestion.module.css';

/** Whether somebody wants to be told by push. The browser asks only after the press that says so. */
export function PushQuestion({ onAnswered }: { onAnswered: () => void }) {
  const { t } = useTranslation('push-question');
  const { api, toast } = useRootStore();
  const region = useRef<HTMLElement>(null);
  const [isBusy, setBusy] = useState(false);
  useQuestionFocus(region, false);
  useSizeForPage(region);
  const id = useId();
  const turnOn = async () => {
    setBusy(true);
    const state = await turnPushOn(api).catch(() => undefined);
    if (state === 'on') toast.show('success', t('on'));
    if (state === undefined) toast.show('error', t('failed'));
    onAnswered();
  };
  const leave = ({ key }: KeyboardEvent) => key === 'Escape' && onAnswered();
  return (
    <section ref={region} className={styles.question} aria-labelledby={id} onKeyDown={leave}>
      <h2 id={id} className={styles.title}>
        {t('title')}
      </h2>
      <p>{t('text')}</p>
      <div className={styles.answers}>
        <Button variant="primary" isBusy={isBusy} onClick={() => void turnOn()}>
          {t('turn-on')}
        </Button>
        <Button variant="quiet" onClick={onAnswered}>
          {t('not-now')}
        </Button>
      </div>
    </section>
  );
}

import { imageUrl } from '@moien/contract';
import { useBackCloses, useRootStore } from '@moien/shared-lib';
import { Button, Picture, Sheet, VisuallyHidden } from '@moien/shared-lib/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusContent } from '../../page/focus-content.ts';
import { usePictureSeed } from '../pictures/picture-seed.ts';
import { picturesOf } from '../pictures/pictures-of.ts';
import styles from './OnboardingSheet.module.css';

/** Keys of each panel's title and text. */
const PANELS = [
  ['onboarding-find-title', 'onboarding-find-text'],
  ['onboarding-stay-title', 'onboarding-stay-text'],
  ['onboarding-home-title', 'onboarding-home-text'],
] as const;

/** What one can do here, in three panels that can be skipped. */
export function OnboardingSheet() {
  const { t } = useTranslation('shell');
  const { welcome } = useRootStore();
  const [index, setIndex] = useState(0);
  const pictures = picturesOf(usePictureSeed(), PANELS.length);
  const isLast = index === PANELS.length - 1;
  const picture = pictures[index] ?? '';
  const stepText = t('onboarding-step', { step: index + 1, count: PANELS.length });
  const words = useFocusWhileOpen();
  const complete = () => welcome.completeOnboarding();
  useBackCloses(true, complete);
  return (
    <Sheet
      isOpen
      onClose={complete}
      title={t('welcome')}
      closeLabel={t('close')}
      footer={
        <>
          <span className={styles.step} aria-hidden="true">
            {stepText}
          </span>
          {!isLast && (
            <Button variant="quiet" onClick={complete}>
              {t('onboarding-skip')}
            </Button>
          )}
          <Button variant="primary" onClick={isLast ? complete : () => setIndex(index + 1)}>
            {t(isLast ? 'onboarding-end' : 'onboarding-next')}
          </Button>
        </>
      }
    >
      <div ref={words} className={styles.panel} tabIndex={-1}>
        <Picture
          key={picture}
          className={styles.picture}
          url={(width) => imageUrl(picture, width)}
          sizes="100vw"
          alt=""
          ratio="16:9"
          isEager
        />
        <div className={styles.words}>
          <div aria-live="polite" aria-atomic="true">
            <VisuallyHidden>{stepText}</VisuallyHidden>
            <PanelWords index={index} />
          </div>
          <div className={styles.room} aria-hidden="true">
            {PANELS.map(([title], other) => (
              <PanelWords key={title} index={other} />
            ))}
          </div>
        </div>
      </div>
    </Sheet>
  );
}

function PanelWords({ index }: { index: number }) {
  const { t } = useTranslation('shell');
  const [title, text] = PANELS[index] ?? PANELS[0];
  return (
    <div>
      <h3 className={styles.title}>{t(title)}</h3>
      <p>{t(text)}</p>
    </div>
  );
}

/** The focus begins where there is something to read, not on a button, and then goes on with the page. */
function useFocusWhileOpen() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.focus();
    // Later than the dialog, which gives it back to what had it before: nothing.
    return focusContent;
  }, []);
  return element;
}

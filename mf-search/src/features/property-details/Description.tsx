import type { Property } from '@moien/contract';
import { Button, classNames } from '@moien/shared-lib/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Description.module.css';

/** What the owner says of the home, in the visitor's language; as it was written is a press away. */
export function Description({ property }: { property: Property }) {
  const { t, i18n } = useTranslation('search');
  const [isOriginal, setOriginal] = useState(false);
  const { originalText, originalLanguage, textLanguage } = property;
  const shown = isOriginal && originalText ? originalText : property;
  const language = isOriginal ? originalLanguage : textLanguage;
  const original = languageName(originalLanguage, i18n.language);
  const endsInSwitch = Boolean(originalText) || isFoldable(shown.description);
  return (
    <div className={classNames(styles.whole, endsInSwitch && styles.endsInSwitch)}>
      {isOriginal && (
        <p className={styles.originalTitle} lang={language}>
          {shown.title}
        </p>
      )}
      <FoldedText key={language} text={shown.description} language={language} />
      {originalText && (
        <Button
          className={styles.switch}
          variant="quiet"
          aria-pressed={isOriginal}
          onClick={() => setOriginal(!isOriginal)}
        >
          {t('show-original', { language: original })}
        </Button>
      )}
    </div>
  );
}

/**
 * About eight lines; whether there is more the browser knows, and somebody without scripts sees all of it.
 */
function FoldedText({ text, language }: { text: string; language: string }) {
  const { t } = useTranslation('search');
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLong, setLong] = useState(true);
  useEffect(() => {
    const { current } = element;
    if (!current || isOpen || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setLong(current.scrollHeight > current.clientHeight + 1));
    observer.observe(current);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <>
      <div ref={element} id={id} className={styles.text} lang={language} data-folded={!isOpen || undefined}>
        {text.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {isFoldable(text) && (
        <Button
          className={styles.switch}
          data-idle={!isLong || undefined}
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'read-less' : 'read-more')}
        </Button>
      )}
    </>
  );
}

/** Eight lines of a phone hold more than so many letters: shorter texts have nothing to unfold. */
const FOLDED_LENGTH = 280;

const isFoldable = (text: string) => text.length > FOLDED_LENGTH;

/** A language by its name in the visitor's: `Französisch` for a German reader. */
function languageName(language: string, shownIn: string): string {
  try {
    return new Intl.DisplayNames([shownIn], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}

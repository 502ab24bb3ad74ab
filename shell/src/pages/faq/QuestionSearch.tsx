import { IconButton, TextField, VisuallyHidden } from '@moien/shared-lib/ui';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FaqPage.module.css';

type QuestionSearchProps = {
  typed: string;
  /** Questions found; `undefined` while nothing is searched. */
  count: number | undefined;
  onType: (typed: string) => void;
};

/** Needs the page to be alive; without, every question is listed. */
export function QuestionSearch({ typed, count, onType }: QuestionSearchProps) {
  const { t } = useTranslation('pages');
  // The button goes with the text.
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('search')?.querySelector('input')?.focus();
    onType('');
  };
  return (
    <search className={styles.search}>
      <TextField
        label={t('faq-search')}
        type="search"
        icon={Search}
        placeholder={t('faq-search-example')}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        trailing={
          typed && (
            <IconButton className={styles.clear} label={t('faq-search-clear')} icon={X} onClick={clear} />
          )
        }
      />
      <p className={styles.count} role="status">
        {count !== undefined && <Found count={count} />}
      </p>
    </search>
  );
}

/** What stands below says that there is none. */
function Found({ count }: { count: number }) {
  const { t } = useTranslation('pages');
  const text = t('faq-found', { count });
  return count === 0 ? <VisuallyHidden>{text}</VisuallyHidden> : text;
}

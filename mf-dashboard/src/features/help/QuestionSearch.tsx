import { ARTICLE_SEARCH_MAXIMUM } from '@moien/contract';
import { IconButton, TextField } from '@moien/shared-lib/ui';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './QuestionSearch.module.css';

type QuestionSearchProps = {
  typed: string;
  /** Questions found; `undefined` while nothing is searched. */
  count: number | undefined;
  onType: (typed: string) => void;
};

/** Looks through questions and articles while one types. */
export function QuestionSearch({ typed, count, onType }: QuestionSearchProps) {
  const { t } = useTranslation('help');
  // The button goes with the text.
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('search')?.querySelector('input')?.focus();
    onType('');
  };
  return (
    <search className={styles.search}>
      <TextField
        label={t('search')}
        type="search"
        icon={Search}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={ARTICLE_SEARCH_MAXIMUM}
        trailing={
          typed && <IconButton className={styles.clear} label={t('search-clear')} icon={X} onClick={clear} />
        }
      />
      <p className={styles.count} role="status">
        {count !== undefined && t('found', { count })}
      </p>
    </search>
  );
}

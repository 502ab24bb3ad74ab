import { MESSAGE_SEARCH_TEXT_MAXIMUM } from '@moien/contract';
import { IconButton, TextField } from '@moien/shared-lib/ui';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type FormEvent, type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MessageSearchField.module.css';

type MessageSearchFieldProps = { text: string; onSearch: (text: string) => void };

/** So long nothing is typed before it is looked for. */
const PAUSE_MILLISECONDS = 300;

export function MessageSearchField({ text, onSearch }: MessageSearchFieldProps) {
  const { t } = useTranslation('messaging');
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    if (typed.trim() === text) return undefined;
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [typed, text, onSearch]);
  // The button goes with the text.
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('search')?.querySelector('input')?.focus();
    setTyped('');
    onSearch('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <search className={styles.search}>
      <form onSubmit={submit}>
        <TextField
          label={t('search-messages')}
          isLabelHidden
          placeholder={t('search-messages')}
          type="search"
          icon={Search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MESSAGE_SEARCH_TEXT_MAXIMUM}
          trailing={
            typed && (
              <IconButton className={styles.clear} label={t('search-clear')} icon={X} onClick={clear} />
            )
          }
        />
      </form>
    </search>
  );
}

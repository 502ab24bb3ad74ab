import { TextField } from '@moien/shared-lib/ui';
import Search from 'lucide-react/icons/search';
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
  return (
    <search className={styles.search}>
      <TextField
        label={t('faq-search')}
        type="search"
        icon={Search}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
      />
      <p className={styles.count} role="status">
        {count !== undefined && t('faq-found', { count })}
      </p>
    </search>
  );
}

import { pathInLanguage } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Icon } from '@moien/shared-lib/ui';
import Languages from 'lucide-react/icons/languages';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './LanguagePicker.module.css';

/** The available languages other than the current one (specification §2): links, so that they work without JavaScript. */
export const LanguagePicker = observer(function LanguagePicker() {
  const { t } = useTranslation('shell');
  const { essentials } = useRootStore();
  const { pathname, search } = useLocation();
  return (
    <nav className={styles.picker} aria-label={t('language-picker')}>
      <Icon of={Languages} />
      {essentials.otherLanguages.map(({ tag, text }) => (
        <a
          key={tag}
          className={styles.language}
          href={pathInLanguage(pathname, tag) + search}
          hrefLang={tag}
          lang={tag}
        >
          <span className={styles.name}>{text[tag]}</span>
          <span className={styles.tag} aria-hidden="true">
            {tag.toUpperCase()}
          </span>
        </a>
      ))}
    </nav>
  );
});

import { pathInLanguage } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Icon, VisuallyHidden } from '@moien/shared-lib/ui';
import Languages from 'lucide-react/icons/languages';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import styles from './LanguagePicker.module.css';
import { pathByLanguageOf } from './path-by-language.ts';

/**
 * The available languages other than the current one (specification §2): links, so that they work without JavaScript. One
 * that the page does not exist in leads nowhere, and says so.
 */
export const LanguagePicker = observer(function LanguagePicker() {
  const { t } = useTranslation('shell');
  const { essentials } = useRootStore();
  const { pathname, search } = useLocation();
  const pathByLanguage = pathByLanguageOf(useMatches().at(-1)?.loaderData);
  return (
    <nav className={styles.picker} aria-label={t('language-picker')}>
      <Icon of={Languages} />
      {essentials.otherLanguages.map(({ tag, text }) => {
        const path = pathByLanguage ? pathByLanguage[tag] : pathname;
        const missing = t('language-missing', { language: essentials.localized(text) });
        const name = (
          <>
            <span className={styles.name}>{text[tag]}</span>
            <span className={styles.tag} aria-hidden="true">
              {tag.toUpperCase()}
            </span>
          </>
        );
        return path === undefined ? (
          <span key={tag} className={styles.language} title={missing}>
            <span aria-hidden="true" className={styles.missing}>
              {name}
            </span>
            <VisuallyHidden>{missing}</VisuallyHidden>
          </span>
        ) : (
          <a
            key={tag}
            className={styles.language}
            href={pathInLanguage(path, tag) + search}
            hrefLang={tag}
            lang={tag}
          >
            {name}
          </a>
        );
      })}
    </nav>
  );
});

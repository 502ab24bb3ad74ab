import { MenuItem, MenuItemContent, MenuSection, menuItemAttributes } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLanguageLinks } from './language-links.ts';
import styles from './menus.module.css';

/**
 * The other languages as plain links: another language is another document, with JavaScript and without. One
 * that the page does not exist in leads nowhere, and says so.
 */
export const LanguageItems = observer(function LanguageItems() {
  const { t } = useTranslation('shell');
  return (
    <MenuSection>
      {useLanguageLinks().map(({ tag, ownName, name, href }) => (
        <MenuItem key={tag}>
          {href === undefined ? (
            <p className={styles.missing}>{t('language-missing', { language: name })}</p>
          ) : (
            <a href={href} hrefLang={tag} lang={tag} {...menuItemAttributes()}>
              <MenuItemContent>{ownName}</MenuItemContent>
            </a>
          )}
        </MenuItem>
      ))}
    </MenuSection>
  );
});

import { PASSWORD_MINIMUM } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Icon, VisuallyHidden } from '@moien/shared-lib/ui';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { useTranslation } from 'react-i18next';
import styles from './PasswordNeeds.module.css';
import { missingNeeds, PASSWORD_NEEDS } from './password-needs.ts';

type PasswordNeedsProps = {
  /** By which the field names it in aria-describedby. */
  id: string;
  password: string;
};

/**
 * What the password must have, ticked off while it is typed; what is still missing is read out when that
 * changes.
 */
export function PasswordNeeds({ id, password }: PasswordNeedsProps) {
  const { t } = useTranslation('auth');
  const { languageTag } = useRootStore();
  const missing = missingNeeds(password);
  const textOf = (need: string) => t(`auth-password-need-${need}`, { minimum: PASSWORD_MINIMUM });
  const needs = new Intl.ListFormat(languageTag).format(missing.map(textOf));
  return (
    <div className={styles.needs}>
      <div id={id}>
        <p>{t('auth-password-needs')}</p>
        <ul className={styles.list}>
          {PASSWORD_NEEDS.map((need) => {
            const isMet = !missing.includes(need);
            return (
              <li key={need} className={styles.need} data-met={isMet || undefined}>
                <Icon of={isMet ? Check : Circle} size="small" />
                <span>
                  {textOf(need)}
                  {isMet && <VisuallyHidden> ({t('auth-password-need-met')})</VisuallyHidden>}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
      <VisuallyHidden>
        <span role="status">
          {password !== '' &&
            (needs === '' ? t('auth-password-complete') : t('auth-password-incomplete', { needs }))}
        </span>
      </VisuallyHidden>
    </div>
  );
}

import { Button, buttonAttributes, EmptyState } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../PageLink.tsx';

/** Nobody has asked that yet: the way to ask us. */
export function NoQuestion({ typed, onClear }: { typed: string; onClear: () => void }) {
  const { t } = useTranslation('pages');
  return (
    <EmptyState
      title={t('faq-none-title', { typed })}
      text={t('faq-none-text')}
      action={
        <>
          <PageLink page="contact-us" {...buttonAttributes({ variant: 'primary' })}>
            {t('to-contact')}
          </PageLink>
          <Button onClick={onClear}>{t('faq-clear')}</Button>
        </>
      }
    />
  );
}

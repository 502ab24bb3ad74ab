import { useRootStore } from '@moien/shared-lib';
import { Checkbox, Link, type LinkLook } from '@moien/shared-lib/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type TermsLinkProps = LinkLook & { children: ReactNode };

/** The terms open beside what somebody is about to agree to (specification §2). */
export function TermsLink({ look, children }: TermsLinkProps) {
  const { t } = useTranslation('auth');
  const { languageTag } = useRootStore();
  return (
    <Link look={look} href={`/${languageTag}/terms`} newTabLabel={t('auth-new-tab')}>
      {children}
    </Link>
  );
}

type TermsBoxProps = { isTicked: boolean; onChange: (isTicked: boolean) => void; error: string | undefined };

/** A sign that stands in no text: where the link is to be. */
const PLACE = '\u{e000}';

export function TermsBox({ isTicked, onChange, error }: TermsBoxProps) {
  const { t } = useTranslation('auth');
  const [before, after] = t('auth-accept-terms', { terms: PLACE }).split(PLACE);
  return (
    <Checkbox
      name="areTermsAccepted"
      required
      checked={isTicked}
      onChange={({ target }) => onChange(target.checked)}
      error={error}
      label={
        <>
          {before}
          <TermsLink>{t('auth-terms')}</TermsLink>
          {after}
        </>
      }
    />
  );
}

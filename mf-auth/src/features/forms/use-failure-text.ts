import { NEW_PASSWORD_RULES, PASSWORD_MINIMUM, SIGNED_OUT_CODE } from '@moien/contract';
import { useTranslation } from 'react-i18next';
import type { Failure } from './failure.ts';

const RULE_SLUGS = NEW_PASSWORD_RULES.map(({ slug }) => [slug, slug] as const);

/** Slugs by code. */
const SLUGS: ReadonlyMap<string, string> = new Map([
  ...RULE_SLUGS,
  [SIGNED_OUT_CODE, 'page-failure-signed-out'],
  ['unreachable', 'page-failure-offline'],
  ['too-many-requests', 'page-failure-too-many'],
]);

/** Says a failure: by its code where there is a text for it, else as it was said to us. */
export function useFailureText(): (failure: Failure) => string {
  const { t } = useTranslation('auth');
  return (failure) => {
    const slug = 'slug' in failure ? failure.slug : SLUGS.get(failure.code);
    if (slug) return t(slug, { minimum: PASSWORD_MINIMUM });
    return ('message' in failure && failure.message) || t('page-failure-failed');
  };
}

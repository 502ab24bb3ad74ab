import type { useTranslation } from 'react-i18next';

type Device = { browser: string | null; system: string | null };

/** What a person recognises a device by, as far as it is known. */
export function deviceText(t: ReturnType<typeof useTranslation>['t'], { browser, system }: Device): string {
  if (browser !== null && system !== null) return t('security-session-name', { browser, system });
  return browser ?? system ?? t('security-session-unknown');
}

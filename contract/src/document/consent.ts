/**
 * Remembers what a visitor has answered; the server reads it too, for the document's content security policy.
 */
export const CONSENT_COOKIE = 'moien-consent';
/** After this time the question is asked again: six months. */
export const CONSENT_SECONDS = 15_768_000;

/** What needs no consent is not asked for. */
export type Consent = {
  /** Whether the page may fetch what others serve, such as the tiles of the map. */
  externalContent: boolean;
};

/** Counts up when what is asked for changes: an answer to another question is none. */
const QUESTION = '1';

export function formatConsent({ externalContent }: Consent): string {
  return `${QUESTION}.${externalContent ? 'all' : 'necessary'}`;
}

/** `undefined` when nobody has answered, or to another question. */
export function parseConsent(value: string | undefined): Consent | undefined {
  if (value === `${QUESTION}.all`) return { externalContent: true };
  if (value === `${QUESTION}.necessary`) return { externalContent: false };
  return undefined;
}

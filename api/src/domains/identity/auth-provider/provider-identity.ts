import { EMAIL_MAXIMUM, EMAIL_PATTERN, PERSON_NAME_MAXIMUM } from '@moien/contract';
import { cleanName } from '../../../lib/contact-text.ts';

/** Whom a provider has signed in, as far as it can be used here. */
export type ProviderIdentity = {
  issuer: string;
  subject: string;
  /** Only one that the provider has verified: any other may be somebody else's. */
  verifiedEmail: string | undefined;
  firstName: string;
  lastName: string;
};

type Claims = Readonly<Record<string, unknown>>;

const EMAIL = new RegExp(EMAIL_PATTERN);

/** @param claims of an id token or of userinfo (OpenID Connect Core §5.1) */
export function identityOf(issuer: string, subject: string, claims: Claims): ProviderIdentity {
  const verifiedEmail = verifiedEmailOf(claims);
  const [firstWord = '', ...furtherWords] = nameOf(claims.name).split(' ');
  return {
    issuer,
    subject,
    verifiedEmail,
    firstName: nameOf(claims.given_name) || firstWord || nameOf(verifiedEmail?.split('@')[0]),
    lastName: nameOf(claims.family_name) || (nameOf(claims.given_name) ? '' : furtherWords.join(' ')),
  };
}

/** Some providers write the boolean as a text. */
function verifiedEmailOf({ email, email_verified: isVerified }: Claims): string | undefined {
  if (isVerified !== true && isVerified !== 'true') return undefined;
  return typeof email === 'string' && email.length <= EMAIL_MAXIMUM && EMAIL.test(email) ? email : undefined;
}

function nameOf(claim: unknown): string {
  if (typeof claim !== 'string') return '';
  return [...cleanName(claim)].slice(0, PERSON_NAME_MAXIMUM).join('').trim();
}

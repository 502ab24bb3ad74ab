import { LANGUAGE_TAGS } from '@moien/contract';
import type { FastifyInstance } from 'fastify';

const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** RFC 9116 §2.5.5: less than a year, so that nobody trusts what is out of date. */
const VALID_DAYS = 180;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

export type SecurityTextOptions = {
  contactAddress: string;
  publicOrigin: string | undefined;
  /** For tests: what time it is. */
  now?: () => Date;
};

/** Whom to tell of a hole, in the form of RFC 9116. */
export function serveSecurityText(
  app: FastifyInstance,
  { contactAddress, publicOrigin, now = () => new Date() }: SecurityTextOptions,
): void {
  app.get(SECURITY_TEXT_PATH, async (_request, reply) => {
    const today = Math.floor(now().getTime() / DAY_MILLISECONDS);
    const expires = new Date((today + VALID_DAYS) * DAY_MILLISECONDS).toISOString();
    const fields = [
      `Contact: mailto:${encodeURI(contactAddress)}`,
      `Expires: ${expires}`,
      `Preferred-Languages: ${LANGUAGE_TAGS.join(', ')}`,
      // A name that only the request says could be anybody's.
      ...(publicOrigin ? [`Canonical: ${publicOrigin}${SECURITY_TEXT_PATH}`] : []),
    ];
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${fields.join('\n')}\n`);
  });
}

import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ProblemError } from '../lib/problem-error.ts';
import { listOutbox, readOutboxFile, readOutboxMail } from './outbox.ts';
import { OUTBOX_PATH, outboxListPage, outboxMailPage } from './outbox-page.ts';
import type { MailSettings } from './send-mail.ts';

type Named = { Params: { name: string } };

/** A mail's own HTML: no script, nothing from elsewhere, no origin; it may open its links. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

interface OutboxSettings extends Pick<MailSettings, 'smtpUrl' | 'outboxDirectory'> {
  readonly isDevelopment: boolean;
  readonly publicOrigin: string | undefined;
}

/**
 * Shows mails to whoever asks, so only where the environment says that this is a developer's machine, and
 * never where mails are sent or the public is.
 */
export function outboxRoutes(
  app: FastifyInstance,
  { isDevelopment, smtpUrl, publicOrigin, outboxDirectory }: OutboxSettings,
): void {
  if (!isDevelopment || smtpUrl || publicOrigin?.startsWith('https:')) return;
  const options = { schema: { hide: true }, config: { access: 'everyone' } } as const;

  app.get(OUTBOX_PATH, options, async (_request, reply) => {
    const mails = await listOutbox(outboxDirectory);
    return sendPage(reply, (nonce) => outboxListPage(mails, nonce));
  });

  app.get<Named>(`${OUTBOX_PATH}/:name`, options, async ({ params }, reply) => {
    const [, name = '', kind] = /^([^.]+)(?:\.(eml|html))?$/.exec(params.name) ?? [];
    if (kind === 'eml') {
      const message = await readOutboxFile(outboxDirectory, name, 'eml');
      return reply.type('message/rfc822').send(message ?? notFound());
    }
    const mail = (await readOutboxMail(outboxDirectory, name)) ?? notFound();
    if (kind !== 'html') return sendPage(reply, (nonce) => outboxMailPage(mail, nonce));
    const html = mail.html.replace('<head>', '<head><base target="_blank">');
    return reply.type('text/html; charset=utf-8').header('content-security-policy', MAIL_POLICY).send(html);
  });
}

function notFound(): never {
  throw new ProblemError(404, 'not-found', { message: 'outbox-mail-not-found' });
}

function sendPage(reply: FastifyReply, page: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(18).toString('base64');
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .send(page(nonce));
}

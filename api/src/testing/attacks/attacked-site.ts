import { Writable } from 'node:stream';
import { signInWithPassword } from '@moien/contract';
import type { ReceivedMail } from '@moien/sandbox/mail-server';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import type pg from 'pg';
import { apiPlugin } from '../../api-plugin.ts';
import { prepareServer, serverOptions } from '../../app.ts';
import { sessionCookieName } from '../../domains/identity/access/session-cookie.ts';
import { insertAccount, TEST_PASSWORD } from '../account-factory.ts';
import { linksOf, MAIL_ORIGIN, type MailSite, startMailSite } from '../mail-site.ts';
import { mailsTo, textOf, untilQueueIsEmpty } from '../read-mail.ts';
import { testConfig } from '../test-app.ts';
import { openBrowser, type TestBrowser } from '../test-browser.ts';

export const SESSION_COOKIE = sessionCookieName('https');

export type Person = { email: string; userId: string; browser: TestBrowser };

export type AttackedSite = {
  mails: MailSite;
  client: pg.Client;
  /** With the limits of a public site, behind a proxy that says from where a request comes. */
  limited: FastifyInstance;
  /** Without limits: what it refuses is refused by more than a limit. */
  open: FastifyInstance;
  routes: RouteOptions[];
  /** Somebody with an account who has signed in in their browser. */
  join: (language?: 'en' | 'fr' | 'de') => Promise<Person>;
  /** The last of so many mails to an address. */
  mailTo: (email: string, count: number) => Promise<ReceivedMail>;
  /** What the log says of the last call that failed. */
  lastFailure: () => string;
  /** What was logged although nobody may read it there. */
  loggedSecrets: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** Everything is logged, and mails are sent. */
export async function startAttackedSite(): Promise<AttackedSite> {
  const mails = await startMailSite();
  await mails.start();
  const { client } = mails.database;
  const lines: string[] = [];
  const routes: RouteOptions[] = [];
  const limited = await buildLoggedApp(mails, { isRateLimited: true, lines });
  const open = await buildLoggedApp(mails, { isRateLimited: false, lines, routes });
  const browsers: TestBrowser[] = [];
  let personCount = 0;

  return {
    mails,
    client,
    limited,
    open,
    routes,
    async join(language) {
      personCount += 1;
      const email = `attacked-${personCount}@example.org`;
      const userId = await insertAccount(client, { email, language });
      const browser = openBrowser(limited, language);
      browsers.push(browser);
      const fields = { email, password: TEST_PASSWORD };
      await browser.submit(signInWithPassword.url, fields, fromNetwork(`198.51.100.${personCount}`));
      return { email, userId, browser };
    },
    async mailTo(email, count) {
      const mail = (await mailsTo(mails, email, count))[count - 1];
      if (!mail) throw new Error(`There is no mail to ${email}.`);
      return mail;
    },
    lastFailure: () => JSON.parse(lines.findLast((line) => line.includes('"err":{')) ?? '{}').err?.message,
    async loggedSecrets() {
      await untilQueueIsEmpty(mails);
      const log = lines.join('');
      // Times, ports and ids are full of digits: a code stands alone.
      const words = new Set(log.match(/[\w-]{43,}|(?<![\w.-])\d{6}(?![\w.-])/g));
      const sessions = browsers.map(({ cookies }) => cookies.get(SESSION_COOKIE) ?? '');
      const secrets = [...mails.smtp.mails.flatMap((mail) => [tokenOf(mail), codeOf(mail)]), ...sessions];
      return [
        ...secrets.filter((secret) => words.has(secret)),
        ...(log.includes(TEST_PASSWORD) ? [TEST_PASSWORD] : []),
      ];
    },
    async close() {
      await Promise.all([limited.close(), open.close()]);
      await mails.close();
    },
  };
}

/** As the proxy before the site says it. */
export function fromNetwork(address: string): Record<string, string> {
  return { 'x-forwarded-for': address };
}

/** The six digits of a mail, if it has some. */
export function codeOf(mail: ReceivedMail): string {
  return /\b\d{6}\b/.exec(textOf(mail))?.[0] ?? '';
}

/** What the link of a mail carries, if it has one. */
export function tokenOf({ source }: ReceivedMail): string {
  const link = linksOf(source).find((url) => url.includes('token='));
  return link ? (new URL(link).searchParams.get('token') ?? '') : '';
}

type Built = { isRateLimited: boolean; lines: string[]; routes?: RouteOptions[] };

async function buildLoggedApp(
  mails: MailSite,
  { isRateLimited, lines, routes }: Built,
): Promise<FastifyInstance> {
  const config = testConfig(mails.database.url, {
    isRateLimited,
    trustProxy: true,
    publicOrigin: MAIL_ORIGIN,
    smtpUrl: mails.smtp.url,
    needsReleaseApproval: true,
    logLevel: 'trace',
  });
  const options = serverOptions(config);
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = Fastify({ ...options, logger: { ...Object(options.logger), stream } });
  prepareServer(app, config);
  app.addHook('onRoute', (route) => void routes?.push(route));
  await app.register(apiPlugin, { config });
  await app.ready();
  return app;
}

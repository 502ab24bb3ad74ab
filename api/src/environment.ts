import { type Static, type TObject, Type } from 'typebox';
import { Value } from 'typebox/value';
import { hostnameOf } from './plugins/host.ts';

export type EnvironmentVariables = Record<string, string | undefined>;

/** Enough to tell an e-mail address from a slip of the pen; nothing that could end a header line. */
export const ADDRESS_PATTERN = '^[^@\\s<>,;:"]+@[^@\\s<>,;:"]+$';

const ORIGIN_DESCRIPTION = 'an origin such as https://example.com';

const HOSTS_DESCRIPTION = 'hosts without ports, separated by commas, such as example.com,www.example.com';

const HTTPS_ORIGIN = '^https://[^/@?#]+$';

const ONE_LINE_PATTERN = '^[^\\x00-\\x1f\\x7f]{1,200}$';

/** It makes a clone of this project work and belongs to nobody. */
export const EXAMPLE_ADDRESS = 'hello@moien.example';

/** Variables that mean the same in every process. */
export const COMMON_VARIABLES = {
  REDIS_URL: Type.Optional(Type.String({ pattern: '^rediss?://', description: 'a redis:// address' })),
  LOG_LEVEL: Type.String({
    pattern: '^(fatal|error|warn|info|debug|trace|silent)$',
    description: 'one of fatal, error, warn, info, debug, trace, silent',
    default: 'info',
  }),
  TRUST_PROXY: Type.Optional(
    Type.String({
      pattern: '^(true|false|[0-9a-fA-F.:/, ]+)$',
      description: 'true, false or the addresses of the proxies before this server',
    }),
  ),
  PUBLIC_ORIGIN: Type.Optional(Type.String({ pattern: '^https?://[^/]+$', description: ORIGIN_DESCRIPTION })),
  /** Names, beside that of PUBLIC_ORIGIN, under which the site answers. */
  ALLOWED_HOSTS: Type.Optional(Type.String({ description: HOSTS_DESCRIPTION })),
  /** On a developer's machine mails are shown to whoever asks, and keys that everybody knows are taken. */
  DEVELOPMENT: Type.String({ pattern: '^(on|off)$', description: 'on or off', default: 'off' }),
  /** Where the numbers of this process are shown at /metrics; without it nowhere. */
  METRICS_PORT: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 65_535, description: 'a port from 0 to 65535' }),
  ),
  METRICS_HOST: Type.String({ minLength: 1, description: 'an address to listen on', default: '127.0.0.1' }),
  /** Milliseconds for which a process that was asked to stop still takes what comes. */
  STOP_DELAY: Type.Integer({
    minimum: 0,
    maximum: 60_000,
    description: 'milliseconds from 0 to 60000',
    default: 0,
  }),
  RATE_LIMIT: Type.String({ pattern: '^(on|off)$', description: 'on or off', default: 'on' }),
  /** Where what people write to the site arrives, and what the contact page names. */
  CONTACT_ADDRESS: Type.String({
    pattern: ADDRESS_PATTERN,
    description: 'an e-mail address',
    default: EXAMPLE_ADDRESS,
  }),
  /** Whom terms and privacy policy mean; the contact page names both. */
  OPERATOR_NAME: Type.Optional(
    Type.String({ pattern: ONE_LINE_PATTERN, description: 'one line of up to 200 characters' }),
  ),
  OPERATOR_ADDRESS: Type.Optional(
    Type.String({ pattern: ONE_LINE_PATTERN, description: 'one line of up to 200 characters' }),
  ),
};

/** What invoices and reports say of the operator besides name and address. */
export const INVOICE_VARIABLES = {
  OPERATOR_COUNTRY: Type.String({
    pattern: '^[A-Z]{2}$',
    description: 'the code of a country such as LU',
    default: 'LU',
  }),
  OPERATOR_VAT_NUMBER: Type.Optional(
    Type.String({ pattern: '^[A-Z]{2}[A-Z0-9]{2,12}$', description: 'a VAT number such as LU12345678' }),
  ),
  /** Reports to tax authorities name it. */
  OPERATOR_TAX_NUMBER: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9][A-Za-z0-9 ./-]{1,39}$',
      description: 'a tax identification number',
    }),
  ),
};

/** Who takes payments; the browser posts cards to its origin, so that documents must know it as well. */
export const PAYMENT_VARIABLES = {
  MANGOPAY_CLIENT_ID: Type.Optional(
    Type.String({ pattern: '^[A-Za-z0-9_-]{1,100}$', description: 'a client id of MangoPay' }),
  ),
  MANGOPAY_API_KEY: Type.Optional(
    Type.String({ pattern: '^[!-~]{1,200}$', description: 'an API key of MangoPay' }),
  ),
  MANGOPAY_URL: Type.Optional(
    Type.String({ pattern: HTTPS_ORIGIN, description: 'an origin such as https://api.mangopay.com' }),
  ),
  /** Where browsers post cards; MangoPay names it in each card registration. */
  MANGOPAY_CARD_ORIGIN: Type.Optional(
    Type.String({ pattern: HTTPS_ORIGIN, description: 'an origin such as https://cards.example.com' }),
  ),
  /** A stand-in that moves no money. */
  SANDBOX_ORIGIN: Type.Optional(
    Type.String({ pattern: '^https?://[^/@?#]+$', description: 'an origin such as http://127.0.0.1:4001' }),
  ),
};

/** Where the browser posts cards; undefined where nothing can be paid. */
export function cardOriginOf(given: {
  MANGOPAY_URL?: string | undefined;
  MANGOPAY_CARD_ORIGIN?: string | undefined;
  SANDBOX_ORIGIN?: string | undefined;
}): string | undefined {
  return given.SANDBOX_ORIGIN ?? given.MANGOPAY_CARD_ORIGIN ?? given.MANGOPAY_URL;
}

/**
 * What keeps a site for others from starting: anybody can sign with a key that stands in this project's
 * sources.
 * @param name of the variables that name the key
 */
export function ownKeyNeeded(name: string, danger: string): string {
  return `With DEVELOPMENT=off, or at a public https address, ${name} must be your own: ${danger} with the development key, which everybody knows; npm run release -- keys makes one.`;
}

/** Half of an operator would be shown as none. */
export function checkOperator(given: {
  OPERATOR_NAME?: string | undefined;
  OPERATOR_ADDRESS?: string | undefined;
}): void {
  if (!given.OPERATOR_NAME !== !given.OPERATOR_ADDRESS)
    throw new Error('OPERATOR_NAME and OPERATOR_ADDRESS must be set together.');
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/;

/**
 * Whether keys that everybody knows may be used: on a developer's machine, which no public https address
 * leads to.
 */
export function mayUseKnownKeys(given: { DEVELOPMENT: string; PUBLIC_ORIGIN?: string | undefined }): boolean {
  if (given.DEVELOPMENT !== 'on') return false;
  const origin = given.PUBLIC_ORIGIN ? URL.parse(given.PUBLIC_ORIGIN) : null;
  return origin?.protocol !== 'https:' || LOOPBACK.test(origin.hostname);
}

/**
 * Whether anybody but the developer of this machine may reach the site, so that its development defaults
 * must be spoken of.
 */
export function isPublic(site: {
  publicOrigin: string | undefined;
  host: string;
  isDevelopment: boolean;
}): boolean {
  if (site.publicOrigin?.startsWith('https:')) return true;
  return !site.isDevelopment && !LOOPBACK.test(site.host);
}

/** Where a server listens unless the environment says otherwise. */
export function listenVariables(defaults: { host: string; port: number }) {
  return {
    HOST: Type.String({ minLength: 1, description: 'an address to listen on', default: defaults.host }),
    PORT: Type.Integer({
      minimum: 0,
      maximum: 65_535,
      description: 'a port from 0 to 65535',
      default: defaults.port,
    }),
  };
}

/**
 * Throws one sentence for each variable that cannot be used, made of its `description` and without its
 * value.
 */
export function readVariables<Schema extends TObject>(
  schema: Schema,
  environment: EnvironmentVariables,
): Static<Schema> {
  const given: unknown = Value.Convert(schema, Value.Default(schema, pickKnown(schema, environment)));
  if (!Value.Check(schema, given)) throw new Error(describeProblems(schema, given));
  return given;
}

/** An empty variable counts as one that is not set. */
function pickKnown(schema: TObject, environment: EnvironmentVariables): Record<string, string> {
  const known: Record<string, string> = {};
  for (const name of Object.keys(schema.properties)) {
    const value = environment[name];
    if (value !== undefined && value !== '') known[name] = value;
  }
  return known;
}

function describeProblems(schema: TObject, given: unknown): string {
  const problems = Object.entries(schema.properties).filter(
    ([name, variable]) => !Value.Check(Type.Object({ [name]: variable }), given),
  );
  return problems
    .map(([name, variable]) => `${name} must be ${'description' in variable ? variable.description : 'set'}.`)
    .join(' ');
}

/** As browsers write it: in small letters, without the port that its scheme has anyway. */
export function readOrigin(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!URL.canParse(text)) throw new Error(`PUBLIC_ORIGIN must be ${ORIGIN_DESCRIPTION}.`);
  return new URL(text).origin;
}

/** As `hostnameOf` writes them. */
export function readAllowedHosts(text = ''): string[] {
  const hosts = text.split(',').filter((host) => host.trim() !== '');
  return hosts.map((host) => {
    const name = /:\d*$/.test(host.replace(/\[.*\]/, '')) ? undefined : hostnameOf(host.trim());
    if (name === undefined) throw new Error(`ALLOWED_HOSTS must be ${HOSTS_DESCRIPTION}.`);
    return name;
  });
}

/** `true`, `false` or the addresses of the proxies whose `x-forwarded-for` is believed. */
export function readTrustProxy(text: string | undefined): boolean | string {
  if (text === undefined || text === 'false') return false;
  return text === 'true' ? true : text;
}

import { type Static, Type } from 'typebox';
import { PROVIDERS_DESCRIPTION, type ProviderSettings, readProviders } from './domains/identity/index.ts';
import type { InvoiceSeller } from './domains/invoicing/index.ts';
import {
  DEVELOPMENT_PUSH_KEY,
  PUSH_VARIABLES,
  type PushSettings,
  readPushSettings,
} from './domains/messaging/index.ts';
import { type ProviderSettings as PaymentProvider, SANDBOX_CLIENT } from './domains/payments/index.ts';
import {
  ADDRESS_PATTERN,
  COMMON_VARIABLES,
  checkOperator,
  type EnvironmentVariables,
  EXAMPLE_ADDRESS,
  INVOICE_VARIABLES,
  listenVariables,
  mayUseKnownKeys,
  ownKeyNeeded,
  PAYMENT_VARIABLES,
  readAllowedHosts,
  readOrigin,
  readTrustProxy,
  readVariables,
} from './environment.ts';

const DEVELOPMENT_KEY_ID = 'development';
/** Everybody knows it: it makes a clone of this project work and protects nothing. */
export const DEVELOPMENT_SIGNING_KEY = 'MC4CAQAwBQYDK2VwBCIEIMXKA15ZVDFy+2GqLsa2EaAufc0TQbFAcKdy/dwnX46o';

/** Everybody knows it: with it anybody can make the contact form's challenges. */
export const DEVELOPMENT_FORM_KEY = 'a-key-that-makes-a-clone-work-and-protects-nothing';

/** Everybody knows it: with it anybody who reads the database reads the secrets of authenticators. */
export const DEVELOPMENT_SECOND_FACTOR_KEY = 'a-key-that-hides-authenticators-of-a-clone-alone';

/** Everybody knows it: with it anybody who reads the disk and the database reads documents of tenants. */
export const DEVELOPMENT_DOCUMENT_KEY = 'a-key-that-hides-documents-of-a-clone-alone';

const Environment = Type.Object({
  DATABASE_URL: Type.String({ pattern: '^postgres(ql)?://', description: 'a postgres:// address' }),
  ...COMMON_VARIABLES,
  ...PAYMENT_VARIABLES,
  ...INVOICE_VARIABLES,
  ...PUSH_VARIABLES,
  MEDIA_DIRECTORY: Type.String({ minLength: 1, description: 'a folder', default: 'var/media' }),
  MEDIA_ORIGINALS: Type.Optional(
    Type.String({ minLength: 1, description: 'a package or the path of a file' }),
  ),
  SEARCH_CACHE_MEGABYTES: Type.Integer({
    minimum: 0,
    maximum: 9999,
    description: 'megabytes from 0 to 9999',
    default: 32,
  }),
  RELEASES_DIRECTORY: Type.String({ minLength: 1, description: 'a folder', default: 'var/releases' }),
  RELEASES_S3_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^/@:]+:[^/@:]+@[^/?]+/[^?]+',
      description: 'an address such as https://KEY:SECRET@HOST/BUCKET?region=REGION',
    }),
  ),
  REGISTRY_SIGNING_KEY: Type.String({
    pattern: '^MC4CAQAwBQYDK2VwBCIEI[A-Za-z0-9+/]{43}$',
    description: 'an Ed25519 key as base64 of PKCS8 DER',
    default: DEVELOPMENT_SIGNING_KEY,
  }),
  REGISTRY_KEY_ID: Type.String({
    pattern: '^[a-z0-9-]{1,40}$',
    description: 'up to 40 small letters, digits and hyphens',
    default: DEVELOPMENT_KEY_ID,
  }),
  RELEASE_KEEP_DAYS: Type.Integer({
    minimum: 1,
    maximum: 9999,
    description: 'days from 1 to 9999',
    default: 180,
  }),
  /** Whether an activation waits for a second person. */
  RELEASE_APPROVAL: Type.String({ pattern: '^(on|off)$', description: 'on or off', default: 'off' }),
  JOBS: Type.String({ pattern: '^(on|off)$', description: 'on or off', default: 'on' }),
  SMTP_URL: Type.Optional(
    Type.String({
      pattern: '^smtps?://[^/?#]+(/|[?].*)?$',
      description: 'an address such as smtps://USER:PASSWORD@HOST:465',
    }),
  ),
  MAIL_FROM: Type.String({
    pattern: ADDRESS_PATTERN,
    description: 'an e-mail address',
    default: EXAMPLE_ADDRESS,
  }),
  OUTBOX_DIRECTORY: Type.String({ minLength: 1, description: 'a folder', default: 'var/outbox' }),
  FORM_KEY: Type.String({
    minLength: 32,
    maxLength: 500,
    description: 'a secret of 32 to 500 characters',
    default: DEVELOPMENT_FORM_KEY,
  }),
  SECOND_FACTOR_KEY: Type.String({
    minLength: 32,
    maxLength: 500,
    description: 'a secret of 32 to 500 characters',
    default: DEVELOPMENT_SECOND_FACTOR_KEY,
  }),
  DOCUMENT_KEY: Type.String({
    minLength: 32,
    maxLength: 500,
    description: 'a secret of 32 to 500 characters',
    default: DEVELOPMENT_DOCUMENT_KEY,
  }),
  /** The one before it, until no document is left that it has encrypted. */
  DOCUMENT_KEY_BEFORE: Type.Optional(
    Type.String({ minLength: 32, maxLength: 500, description: 'a secret of 32 to 500 characters' }),
  ),
  MALWARE_SCANNER: Type.Optional(
    Type.String({
      pattern: '^tcp://[^/:]+:\\d{1,5}$',
      description: 'an address such as tcp://127.0.0.1:3310',
    }),
  ),
  AUTH_PROVIDERS: Type.Optional(Type.String({ description: PROVIDERS_DESCRIPTION })),
  EXCHANGE_RATES_URL: Type.String({
    pattern: '^(off|https?://.+)$',
    description: 'off or an address such as https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
    default: 'off',
  }),
  /** Whether calendars are read at addresses of this network too, where a test has put them. */
  CALENDAR_LOCAL_ADDRESSES: Type.String({ pattern: '^(on|off)$', description: 'on or off', default: 'off' }),
  ...listenVariables({ host: '127.0.0.1', port: 4001 }),
});

export type ApiConfig = {
  databaseUrl: string;
  redisUrl: string | undefined;
  logLevel: string;
  mediaDirectory: string;
  /** Module with pictures beside the files of `mediaDirectory`. */
  mediaOriginals: string | undefined;
  /** As Fastify's `trustProxy`: whose `x-forwarded-for` is believed. */
  trustProxy: boolean | string;
  /** Origin under which visitors reach the site; without it the request's own host is used. */
  publicOrigin: string | undefined;
  /** Further names under which the site answers. */
  allowedHosts: string[];
  /** A developer's machine, of which the environment says so: it shows its outbox. */
  isDevelopment: boolean;
  isRateLimited: boolean;
  /** Room for finished answers of searches; 0 keeps none. */
  searchCacheBytes: number;
  /** Where the files of releases are kept, unless there is an S3 store. */
  releasesDirectory: string;
  releasesS3Url: string | undefined;
  /** Ed25519, base64 of PKCS8 DER; the registry is signed with it. */
  registrySigningKey: string;
  registryKeyId: string;
  /** How long a release that is not offered any more keeps its files. */
  releaseKeepDays: number;
  /** Whether an activation waits for the approval of a second person. */
  needsReleaseApproval: boolean;
  /** Whether this process runs jobs; jobs are added by every process. */
  runsJobs: boolean;
  /** The mail server; without one mails are written to `outboxDirectory`. */
  smtpUrl: string | undefined;
  mailFrom: string;
  outboxDirectory: string;
  /**
   * Where links lead in mails that no request has caused: the public origin, or this machine where mails stay
   * in the outbox.
   */
  mailOrigin: string | undefined;
  /** Where what people write to the site arrives. */
  contactAddress: string;
  /** Signs challenges and the links that end mails, and seals the cookie of a sign-in at a provider. */
  formKey: string;
  /** Seals the secrets of authenticators; recovery codes are hashed with it. */
  secondFactorKey: string;
  /** Encrypts documents of rental files; after it the one before it, where there is one. */
  documentKeys: readonly [string, ...string[]];
  /** A clamd that looks at them first; undefined: nobody does. */
  malwareScanner: string | undefined;
  /** Where one may sign in with an account of elsewhere; nowhere in a clone. */
  authProviders: ProviderSettings[];
  /** Where the European Central Bank's rates are read; nowhere in a clone. */
  exchangeRatesUrl: string | undefined;
  /** For tests on a developer's machine: calendars at addresses that are not public are read too. */
  allowsLocalCalendars: boolean;
  /** Who takes payments; undefined: nobody, so that nothing can be paid. */
  paymentProvider: PaymentProvider | undefined;
  /** With what devices are told. */
  push: PushSettings;
  /** Whose invoices these are. */
  invoiceSeller: InvoiceSeller;
  /** Of the operator, for reports to tax authorities. */
  operatorTaxNumber: string | undefined;
  /** Where the numbers of this process are shown; undefined: nowhere. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Milliseconds for which the process still takes what comes after it was asked to stop. */
  stopDelay: number;
  host: string;
  port: number;
};

/** Reads the environment; throws one sentence for each variable that cannot be used, without its value. */
export function readConfig(environment: EnvironmentVariables): ApiConfig {
  const given = readVariables(Environment, environment);
  checkKeys(given);
  if (
    (given.REGISTRY_SIGNING_KEY === DEVELOPMENT_SIGNING_KEY) !==
    (given.REGISTRY_KEY_ID === DEVELOPMENT_KEY_ID)
  )
    throw new Error('REGISTRY_SIGNING_KEY and REGISTRY_KEY_ID must be set together.');
  checkOperator(given);
  if (given.CALENDAR_LOCAL_ADDRESSES === 'on' && !mayUseKnownKeys(given))
    throw new Error('CALENDAR_LOCAL_ADDRESSES=on lets owners read this network; it needs DEVELOPMENT=on.');
  checkMail(given);
  return {
    databaseUrl: given.DATABASE_URL,
    redisUrl: given.REDIS_URL,
    logLevel: given.LOG_LEVEL,
    mediaDirectory: given.MEDIA_DIRECTORY,
    mediaOriginals: given.MEDIA_ORIGINALS,
    trustProxy: readTrustProxy(given.TRUST_PROXY),
    publicOrigin: readOrigin(given.PUBLIC_ORIGIN),
    mailOrigin: readOrigin(given.PUBLIC_ORIGIN) ?? ownOrigin(given),
    allowedHosts: readAllowedHosts(given.ALLOWED_HOSTS),
    isDevelopment: given.DEVELOPMENT === 'on',
    isRateLimited: given.RATE_LIMIT === 'on',
    searchCacheBytes: given.SEARCH_CACHE_MEGABYTES * 1024 * 1024,
    releasesDirectory: given.RELEASES_DIRECTORY,
    releasesS3Url: given.RELEASES_S3_URL,
    registrySigningKey: given.REGISTRY_SIGNING_KEY,
    registryKeyId: given.REGISTRY_KEY_ID,
    releaseKeepDays: given.RELEASE_KEEP_DAYS,
    needsReleaseApproval: given.RELEASE_APPROVAL === 'on',
    runsJobs: given.JOBS === 'on',
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    outboxDirectory: given.OUTBOX_DIRECTORY,
    contactAddress: given.CONTACT_ADDRESS,
    formKey: given.FORM_KEY,
    secondFactorKey: given.SECOND_FACTOR_KEY,
    documentKeys: [given.DOCUMENT_KEY, ...(given.DOCUMENT_KEY_BEFORE ? [given.DOCUMENT_KEY_BEFORE] : [])],
    malwareScanner: given.MALWARE_SCANNER,
    authProviders: readProviders(given.AUTH_PROVIDERS),
    exchangeRatesUrl: given.EXCHANGE_RATES_URL === 'off' ? undefined : given.EXCHANGE_RATES_URL,
    allowsLocalCalendars: given.CALENDAR_LOCAL_ADDRESSES === 'on',
    push: readPushSettings(given, given.CONTACT_ADDRESS),
    invoiceSeller: {
      name: given.OPERATOR_NAME ?? 'Moïen',
      address: given.OPERATOR_ADDRESS ?? '',
      countryCode: given.OPERATOR_COUNTRY,
      vatNumber: given.OPERATOR_VAT_NUMBER ?? null,
    },
    operatorTaxNumber: given.OPERATOR_TAX_NUMBER,
    paymentProvider: readPaymentProvider(given),
    metricsPort: given.METRICS_PORT,
    metricsHost: given.METRICS_HOST,
    stopDelay: given.STOP_DELAY,
    host: given.HOST,
    port: given.PORT,
  };
}

/** As a developer's browser reaches this process; a port that is chosen at the start is not known here. */
function ownOrigin({ DEVELOPMENT, PORT }: Static<typeof Environment>): string | undefined {
  return DEVELOPMENT === 'on' && PORT !== 0 ? `http://localhost:${PORT}` : undefined;
}

/**
 * A mail that leaves the machine has a real sender, links that no request's host header can bend, and
 * somebody who answers for it.
 */
function checkMail(given: Static<typeof Environment>): void {
  if (!given.SMTP_URL) return;
  if (!URL.canParse(given.SMTP_URL))
    throw new Error('SMTP_URL must be an address such as smtps://USER:PASSWORD@HOST:465.');
  const isComplete =
    given.PUBLIC_ORIGIN &&
    given.OPERATOR_NAME &&
    given.MAIL_FROM !== EXAMPLE_ADDRESS &&
    given.CONTACT_ADDRESS !== EXAMPLE_ADDRESS;
  if (!isComplete)
    throw new Error(
      'SMTP_URL needs PUBLIC_ORIGIN, MAIL_FROM, CONTACT_ADDRESS, OPERATOR_NAME and OPERATOR_ADDRESS.',
    );
}

/** Nobody else may sign registries, or make challenges, codes and cookies of a sign-in. */
function checkKeys(given: Static<typeof Environment>): void {
  if (mayUseKnownKeys(given)) return;
  const problems = [
    given.REGISTRY_SIGNING_KEY === DEVELOPMENT_SIGNING_KEY &&
      ownKeyNeeded('REGISTRY_SIGNING_KEY and REGISTRY_KEY_ID', 'anybody can sign releases'),
    given.FORM_KEY === DEVELOPMENT_FORM_KEY &&
      ownKeyNeeded('FORM_KEY', 'anybody can forge sign-ins and forms'),
    given.SECOND_FACTOR_KEY === DEVELOPMENT_SECOND_FACTOR_KEY &&
      ownKeyNeeded('SECOND_FACTOR_KEY', 'who reads the database makes the codes of every authenticator'),
    given.DOCUMENT_KEY === DEVELOPMENT_DOCUMENT_KEY &&
      ownKeyNeeded('DOCUMENT_KEY', 'who reads disk and database reads the documents of tenants'),
    given.PUSH_PRIVATE_KEY === DEVELOPMENT_PUSH_KEY &&
      ownKeyNeeded('PUSH_PRIVATE_KEY', 'anybody can push in the site’s name'),
  ].filter((problem) => problem !== false);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/**
 * A public site has no default: it must name its provider, or the sandbox, so that no guest pays into a
 * sandbox by mistake.
 */
function readPaymentProvider(given: Static<typeof Environment>): PaymentProvider | undefined {
  const { SANDBOX_ORIGIN, MANGOPAY_CLIENT_ID: clientId, MANGOPAY_API_KEY: apiKey, MANGOPAY_URL } = given;
  const names = [clientId, apiKey, MANGOPAY_URL].filter((value) => value !== undefined);
  if (names.length > 0 && SANDBOX_ORIGIN)
    throw new Error('Set either SANDBOX_ORIGIN or the variables of MANGOPAY.');
  if (clientId && apiKey && MANGOPAY_URL) return { origin: MANGOPAY_URL, clientId, apiKey, isSandbox: false };
  if (names.length > 0)
    throw new Error('MANGOPAY_CLIENT_ID, MANGOPAY_API_KEY and MANGOPAY_URL must be set together.');
  if (SANDBOX_ORIGIN) return { origin: SANDBOX_ORIGIN, ...SANDBOX_CLIENT, isSandbox: true };
  if (given.DEVELOPMENT === 'on') return undefined;
  throw new Error(
    'With DEVELOPMENT=off payments need MANGOPAY_CLIENT_ID, MANGOPAY_API_KEY and MANGOPAY_URL; SANDBOX_ORIGIN, the address of a sandbox, takes payments that move no money.',
  );
}

import { type Static, type TObject, Type } from 'typebox';
import { Value } from 'typebox/value';

export type EnvironmentVariables = Record<string, string | undefined>;

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
  PUBLIC_ORIGIN: Type.Optional(
    Type.String({ pattern: '^https?://[^/]+$', description: 'an origin such as https://example.com' }),
  ),
  RATE_LIMIT: Type.String({ pattern: '^(on|off)$', description: 'on or off', default: 'on' }),
};

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

/** Throws one sentence for each variable that cannot be used, made of its `description` and without its value. */
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

/** `true`, `false` or the addresses of the proxies whose `x-forwarded-for` is believed. */
export function readTrustProxy(text: string | undefined): boolean | string {
  if (text === undefined || text === 'false') return false;
  return text === 'true' ? true : text;
}

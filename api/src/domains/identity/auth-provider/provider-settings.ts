import { AuthProvider } from '@moien/contract';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { parseJson } from '../../../lib/parse-json.ts';

const MAXIMUM_COUNT = 10;
/** Plain http never leaves the machine. */
const ADDRESS = Type.String({ pattern: '^(https://[^/]|http://(localhost|127\\.0\\.0\\.1)(:\\d+)?(/|$))' });
const Line = Type.String({ pattern: '^[^\\x00-\\x1f\\x7f]{1,200}$' });

const ProviderSettings = Type.Object(
  {
    id: AuthProvider.properties.id,
    /** What the button says. */
    name: Line,
    issuer: ADDRESS,
    clientId: Line,
    clientSecret: Line,
    /**
     * Asked what an access token was given for, where the provider has no introspection (RFC 7662), as
     * Google.
     */
    tokenInfoUrl: Type.Optional(ADDRESS),
  },
  { additionalProperties: false },
);
export type ProviderSettings = Static<typeof ProviderSettings>;

export const PROVIDERS_DESCRIPTION = 'a JSON list of providers as docs/operating.md shows it';

/** @throws one sentence, without the value, which holds secrets */
export function readProviders(text: string | undefined): ProviderSettings[] {
  if (text === undefined) return [];
  const given = parseJson(text);
  if (!Value.Check(Type.Array(ProviderSettings, { maxItems: MAXIMUM_COUNT }), given))
    throw new Error(`AUTH_PROVIDERS must be ${PROVIDERS_DESCRIPTION}.`);
  if (new Set(given.map(({ id }) => id)).size < given.length)
    throw new Error('AUTH_PROVIDERS must give each provider an id of its own.');
  return given;
}

/** Raw Ed25519 public keys in base64url, by id. */
export type RegistryKeys = Readonly<Record<string, string>>;

/**
 * Of a key pair that everybody knows: it makes a clone of this project work and protects nothing.
 * docs/operating.md says how a production site names its own.
 */
export const DEVELOPMENT_REGISTRY_KEYS: RegistryKeys = {
  development: 'bnHw1jsbEalOHY--D4bxFco7yMchaOX-NvA-T6dOMQo',
};

/** `id=key` pairs separated by commas, as the environment names them; several while keys are rotated. */
export const REGISTRY_KEYS_PATTERN =
  '^[a-z0-9-]{1,40}=[A-Za-z0-9_-]{43}(,[a-z0-9-]{1,40}=[A-Za-z0-9_-]{43})*$';

export function parseRegistryKeys(text: string | undefined): RegistryKeys {
  if (!text) return DEVELOPMENT_REGISTRY_KEYS;
  return Object.fromEntries(text.split(',').map((pair) => pair.split('=', 2) as [string, string]));
}

import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { createSeal } from '../../../lib/seal.ts';

/** For as long as somebody takes to sign in at the provider. */
export const FLOW_SECONDS = 10 * 60;

const ProviderFlow = Type.Object({
  providerId: Type.String(),
  verifier: Type.String(),
  nonce: Type.String(),
  redirectUri: Type.String(),
  expiresAt: Type.Integer({ description: 'milliseconds' }),
});

/**
 * A sign-in at a provider that a browser has begun, as it lies in that browser's cookie (product decision
 * 19).
 */
export type ProviderFlow = Static<typeof ProviderFlow>;

/** Seals a flow so that its bearer can neither read nor change it. */
export function createFlowSeal(secret: string, now: () => Date) {
  const seal = createSeal(secret, 'moien sign-in at a provider');
  return {
    seal(flow: Omit<ProviderFlow, 'expiresAt'>): string {
      const text = JSON.stringify({ ...flow, expiresAt: now().getTime() + FLOW_SECONDS * 1000 });
      return seal.seal(Buffer.from(text)).toString('base64url');
    },

    /** @returns nothing for what was not sealed here, was bent, or whose time is over */
    open(sealed: string | undefined): ProviderFlow | undefined {
      const flow = readFlow(seal.open(Buffer.from(sealed ?? '', 'base64url')));
      return Value.Check(ProviderFlow, flow) && flow.expiresAt > now().getTime() ? flow : undefined;
    },
  };
}

function readFlow(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(bytes?.toString('utf8') ?? '');
  } catch {
    return undefined;
  }
}

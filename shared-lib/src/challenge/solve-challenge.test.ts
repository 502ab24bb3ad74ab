import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { solve } from './solve-challenge.ts';

const SECRETS = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' };

describe('solve', () => {
  it('finds a solution that the service takes', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000);
    const made = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      counter: 25,
      deriveKey,
      expiresAt,
      ...SECRETS,
    });
    const proof = await solve({ ...made });
    const { challenge, solution } = JSON.parse(atob(proof.solution));
    expect(solution.counter).toBe(25);
    expect(await verifySolution({ challenge, solution, deriveKey, ...SECRETS })).toMatchObject({
      verified: true,
    });
    expect(proof.expiresAt).toBe(Math.floor(expiresAt.getTime() / 1000) * 1000);
    expect(proof.solution.length).toBeLessThan(2000);
  });
});

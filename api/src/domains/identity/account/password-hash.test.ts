import crypto from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { hashPassword, verifyPassword } from './password-hash.ts';

/** Made by the reference implementation: `echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1`. */
const REFERENCE = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';

describe('a password hash', () => {
  it('is argon2id in the PHC string format with the cost that OWASP recommends', async () => {
    expect(await hashPassword('Secret-1')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    );
  });

  it('has a salt of its own, and holds for its password alone', async () => {
    const [first, second] = await Promise.all([hashPassword('Secret-1'), hashPassword('Secret-1')]);
    expect(first).not.toBe(second);
    expect(await verifyPassword('Secret-1', first)).toBe(true);
    expect(await verifyPassword('Secret-1', second)).toBe(true);
    for (const other of ['secret-1', 'Secret-1 ', 'Secret-', '', 'Secret-1\0'])
      expect(await verifyPassword(other, first)).toBe(false);
  });

  it('is read as the reference implementation writes it', async () => {
    expect(await verifyPassword('password', REFERENCE)).toBe(true);
    expect(await verifyPassword('passwore', REFERENCE)).toBe(false);
  });

  it('is the same for each way to compose a letter', async () => {
    expect(await verifyPassword('E\u0301te\u0301-2026', await hashPassword('\u00c9t\u00e9-2026'))).toBe(true);
  });

  it('takes texts that are no words', async () => {
    for (const password of ['\ud800'.repeat(200), '\0', '👩‍👩‍👧‍👦'.repeat(20)])
      expect(await verifyPassword(password, await hashPassword(password))).toBe(true);
  });

  it.each([
    null,
    undefined,
    '',
    'Secret-1',
    '$argon2i$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7',
  ])('that is none (%j) holds for no password', async (hash) => {
    for (const password of ['', 'Secret-1']) expect(await verifyPassword(password, hash)).toBe(false);
  });
});

describe('a password that is compared with no hash', () => {
  it('costs what a comparison with a hash costs', async () => {
    const derive = jest.spyOn(crypto, 'argon2');
    await jest.isolateModulesAsync(async () => {
      const { hashPassword, verifyPassword } = await import('./password-hash.ts');
      const hash = await hashPassword('Secret-1');
      derive.mockClear();
      await verifyPassword('Secret-1', hash);
      await verifyPassword('Secret-1', null);
    });
    const [compared, missing, ...others] = derive.mock.calls.map(([algorithm, { nonce, ...cost }]) => ({
      algorithm,
      nonceLength: Buffer.from(nonce as Buffer).length,
      ...cost,
    }));
    expect(missing).toEqual(compared);
    expect(missing).toMatchObject({ memory: 19 * 1024, passes: 2, parallelism: 1 });
    expect(others).toEqual([]);
  });
});

describe('many passwords at once', () => {
  it('leave a process the threads on which it reads files', async () => {
    let compared = 0;
    const comparisons = Array.from({ length: 30 }, async () => {
      await verifyPassword('Secret-1', null);
      compared += 1;
    });
    await readFile(import.meta.filename);
    expect(compared).toBeLessThan(15);
    await Promise.all(comparisons);
  });
});

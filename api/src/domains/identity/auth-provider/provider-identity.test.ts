import { identityOf } from './provider-identity.ts';

const of = (claims: object) => identityOf('https://a.example', 'x', { ...claims });

describe('whom a provider has signed in', () => {
  it.each([
    [{ given_name: 'Léa', family_name: 'Da Silva', name: 'L. D. S.' }, 'Léa', 'Da Silva'],
    [{ given_name: 'Léa' }, 'Léa', ''],
    [{ name: 'Léa Maria Da Silva' }, 'Léa', 'Maria Da Silva'],
    [{ name: ' Cher ' }, 'Cher', ''],
    [{ email: 'lea.m@example.org', email_verified: true }, 'lea.m', ''],
    [{ given_name: 'a\u0000b\r\nBcc: c', family_name: 7 }, 'a b Bcc: c', ''],
    [{ given_name: 'x'.repeat(500) }, 'x'.repeat(100), ''],
    [{}, '', ''],
  ])('is called by %j', (claims, firstName, lastName) => {
    expect(of(claims)).toMatchObject({ firstName, lastName });
  });

  it.each([
    [{ email: 'a@example.org', email_verified: true }, 'a@example.org'],
    [{ email: 'a@example.org', email_verified: 'true' }, 'a@example.org'],
    [{ email: 'a@example.org', email_verified: false }, undefined],
    [{ email: 'a@example.org', email_verified: 'false' }, undefined],
    [{ email: 'a@example.org', email_verified: 1 }, undefined],
    [{ email: 'a@example.org' }, undefined],
    [{ email: 'a@example.org\n', email_verified: true }, undefined],
    [{ email: `${'a'.repeat(250)}@example.org`, email_verified: true }, undefined],
    [{ email: ['a@example.org'], email_verified: true }, undefined],
  ])('has with %j the address %s', (claims, email) => {
    expect(of(claims).verifiedEmail).toBe(email);
  });
});

import { PASSWORD_RULES } from '@moien/contract';
import { missingNeeds, PASSWORD_NEEDS, type PasswordNeed } from './password-needs.ts';

describe('missingNeeds', () => {
  it.each<[string, PasswordNeed[]]>([
    ['', ['length', 'uppercase', 'lowercase', 'special', 'digit']],
    ['quetsch', ['length', 'uppercase', 'special', 'digit']],
    ['QUETSCHEN', ['lowercase', 'special', 'digit']],
    ['Quetschen', ['special', 'digit']],
    ['Quetsch-en', ['digit']],
    ['Quetsch-2026', []],
    ['Ça-va-3', ['length']],
  ])('of %j', (password, expected) => {
    expect(missingNeeds(password)).toEqual(expected);
  });

  it('has a need for each rule but the one that asks for a password at all', () => {
    expect(PASSWORD_NEEDS).toHaveLength(PASSWORD_RULES.length - 1);
  });
});

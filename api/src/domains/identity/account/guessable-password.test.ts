import { isGuessable } from './guessable-password.ts';

const NOBODY = { email: '', firstName: '', lastName: '' };
const LEA = { email: 'lea.kieffer@posteo.example', firstName: 'Léa', lastName: 'Kieffer-Wagner' };

describe('a guessable password', () => {
  it.each([
    'Password1!',
    'Password1!Password1!',
    'P.a.s.s.w.o.r.d1',
    'Pass-Word-1',
    'Aa1!Aa1!',
    'Paßwort1!',
    'Ete2025!!',
    'Zaq1@wsx',
    'Love2love!',
    'Welcome-to-Moien-1',
    'Passwort1!',
    'Qwertz123!',
    'Azerty-2026',
    'Motdepasse1!',
    'Sommer2026!',
    'P@ssw0rd1',
    'Pa$$w0rd!',
    '$ommer-24',
    'Passwörd1!',
    'Ｐａｓｓｗｏｒｄ１！',
    '1!Password',
    '!1Iloveyou99',
    'Trustno1!',
    'PasswordPassword1!',
    'Password-12345678!',
    'Abcdefgh1!',
    'Qwe123!@#',
    'Abc-123456',
    'Lkjhgf-1a'.slice(0, 8),
    'Aaaaaaa1!',
    'Moien-2026',
    'Moïen123!',
    'Lëtzebuerg1!',
  ])('is %s', (password) => {
    expect(isGuessable(password, NOBODY)).toBe(true);
  });

  it.each([
    'Kieffer-1985!',
    'Lea.Kieffer19850412',
    'KiefferWagner#1',
    'K1effer-2026',
    'Posteo-12!',
    'Léa-moien-24',
    'lea.kieffer@posteo.Example1',
  ])('is one that is mostly its owner’s name or address: %s', (password) => {
    expect(isGuessable(password, LEA)).toBe(true);
  });

  it.each([
    'Correct-horse-1',
    'Another-horse-2',
    'Quetsch-2026-warm',
    'Kirschbaum?Regal7Mond',
    'g7#Rq!x2Vb',
    'Tr0ub4dor&3-Staple',
    'Neun-Katzen-auf-2-Dächern',
    'Lea-und-das-Meer-7',
    'Kieffer-mag-Quetschen-4',
    '正しい馬A1!ホチキス',
    'Aa1!Bb2?Cc3#',
    '',
  ])('is not %s', (password) => {
    expect(isGuessable(password, LEA)).toBe(false);
  });

  it('hardly ever is one that a program made by chance', () => {
    const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789!#$%&*+-=?@_';
    let seed = 1;
    const next = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return letters[seed % letters.length] ?? '';
    };
    const made = Array.from({ length: 20_000 }, () => Array.from({ length: 12 }, next).join(''));
    expect(made.filter((password) => isGuessable(password, LEA)).length).toBeLessThanOrEqual(2);
  });
});

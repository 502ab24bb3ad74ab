import { encryptWebPush } from './encrypt-web-push.ts';

// RFC 8291, appendix A.
const TEXT = 'When I grow up, I want to be a watermelon';
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const secrets = {
  salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
};
const MESSAGE =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz' +
  'AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';

describe('a message for a browser', () => {
  it('is that of RFC 8291 with its numbers', () => {
    expect(encryptWebPush(TEXT, keys, secrets).toString('base64url')).toBe(MESSAGE);
  });

  it('is another one each time', () => {
    const [first, second] = [encryptWebPush(TEXT, keys), encryptWebPush(TEXT, keys)];
    expect(first.equals(second)).toBe(false);
    expect(first).toHaveLength(second.length);
  });

  it('is not made for what is no key', () => {
    expect(() => encryptWebPush(TEXT, { ...keys, p256dh: keys.auth })).toThrow();
  });
});

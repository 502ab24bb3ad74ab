import type { Problem } from '@moien/contract';

/** Solved at the fourth try, each of one round. */
const CHALLENGE = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    keyLength: 32,
    keyPrefix: '4e9d2dae4d9f08110812a9e068af7be5',
    keySignature: '1a8aacd5353a7a951c9d39d17c3ca30a84ceeb18a7de620fd8d938f414e10288',
    nonce: 'd85517c3c25027606760dc68b370f15e',
    salt: 'bd3cadd213065adcd60c73d57775d769',
  },
  signature: 'eb0aefe57c08fc80b3d6c4c3083ffa6a2d3d051ce0e47e4cdb2378961a295bb7',
};

/** How the service asks for work before it sends another mail. */
export const challengeRequired: { status: number; body: Problem } = {
  status: 429,
  body: {
    type: 'urn:moien:problem:challenge-required',
    title: 'Too Many Requests',
    status: 429,
    code: 'challenge-required',
    message: 'Many mails were asked for.',
    challenge: CHALLENGE,
  },
};

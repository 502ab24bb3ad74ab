import { checkEntry } from '../check-entry.ts';
import { proofRules } from './proof-rules.ts';

it.each([
  [true, '', 'proof-password-missing'],
  [true, 'anything', undefined],
  [false, '12345', 'proof-code-missing'],
  [false, '123 456', undefined],
])('with a password (%s) the proof %j is told %s', async (hasPassword, proof, error) => {
  const kind = hasPassword ? 'password' : 'code';
  expect((await checkEntry(proofRules({ kind, answer: undefined }), { proof })).proof).toBe(error);
});

it('asks for nothing where a passkey has answered', async () => {
  const response = { clientDataJSON: 'AQ', authenticatorData: 'AQ', signature: 'AQ' };
  const answer = { id: 'AQ', rawId: 'AQ', type: 'public-key', response } as const;
  expect(await checkEntry(proofRules({ kind: 'password', answer }), { proof: '' })).toEqual({});
});

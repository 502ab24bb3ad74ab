import type { Account } from '@moien/contract';
import { type SignedIn, signedOut } from '../access/signed-in.ts';
import { presentAccount } from './account.presenter.ts';
import type { AccountRepository } from './account.repository.ts';

export type AccountService = ReturnType<typeof createAccountService>;

type SecondFactors = { read: (userId: string) => Promise<Account['secondFactor']> };

export function createAccountService(
  repository: AccountRepository,
  secondFactors: SecondFactors,
  now: () => Date,
) {
  return {
    /** @throws ProblemError for a profile without an account */
    async readAccount({ userId, roles }: SignedIn): Promise<Account> {
      const row = await repository.findAccount(userId, now());
      if (!row) throw signedOut();
      return presentAccount(row, roles, await secondFactors.read(userId));
    },
  };
}

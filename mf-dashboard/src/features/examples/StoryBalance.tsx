import type { Balance as BalanceAnswer, BalanceGroup, MoneyRelease } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { Balance } from '../balance/Balance.tsx';
import { BalanceStore } from '../balance/balance-store.ts';
import { exampleOffset, examplePaid, exampleRelease } from './example-balance.ts';

type StoryBalanceProps = {
  balance: BalanceAnswer | undefined;
  problem: BalanceStore['problem'];
  group: BalanceGroup | undefined;
  moreProblem: 'offline' | undefined;
  /** What the group shows; of its own accord some of each. */
  releases?: MoneyRelease[];
};

/** The balance of a host in some state; nothing answers. For stories. */
export function StoryBalance({ balance, problem, group, moreProblem, releases }: StoryBalanceProps) {
  const root = useRootStore();
  const [store] = useState(() => {
    const made = new BalanceStore(root);
    runInAction(() => {
      made.balance = balance;
      made.problem = problem;
      if (!balance) return;
      made.ledger.follow({ itemArray: balance.ledger.lineArray, nextCursor: balance.ledger.nextCursor });
      made.ledger.moreProblem = moreProblem;
      made.lists.owed.follow({ itemArray: balance.attentionArray, nextCursor: null });
      made.lists.paid.follow({ itemArray: [examplePaid, exampleOffset], nextCursor: null });
      made.lists.held.follow({ itemArray: [exampleRelease()], nextCursor: 'next' });
      if (releases && group) made.lists[group].follow({ itemArray: releases, nextCursor: null });
    });
    return made;
  });
  return (
    <main>
      <Balance store={store} view={{ group, currency: undefined }} />
    </main>
  );
}

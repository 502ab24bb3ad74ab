import type { AuthModalMode, AuthPurpose } from '@moien/shared-lib';
import { useRootStore } from '@moien/shared-lib';
import type { Decorator } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useMemo } from 'react';
import { type AuthFlowStore, authFlowStore } from '../auth-flow/auth-flow-store.ts';

/** The modal open in a mode, as it is once this has happened. */
export const inAuthState =
  (
    mode: AuthModalMode,
    happen: (flow: AuthFlowStore) => void = () => undefined,
    purpose?: AuthPurpose,
  ): Decorator =>
  (Story) => {
    const root = useRootStore();
    useMemo(() => {
      const flow = root.feature(authFlowStore);
      root.authModal.open(mode, { ...(purpose && { purpose }) });
      runInAction(() => happen(flow));
    }, [root]);
    return <Story />;
  };

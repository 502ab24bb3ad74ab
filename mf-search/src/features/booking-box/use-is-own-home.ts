import type { Property } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';

/** Whether who looks at the home lets it: nobody books or asks about their own. */
export function useIsOwnHome({ owner }: Pick<Property, 'owner'>): boolean {
  return useRootStore().session.profile?.userId === owner.userId;
}

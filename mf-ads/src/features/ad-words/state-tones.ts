import type { AdState } from '@moien/contract';
import type { BadgeProps } from '@moien/shared-lib/ui';

/** How a state of an ad is coloured; its name says the same. */
export const STATE_TONES: Record<AdState, BadgeProps['tone']> = {
  draft: 'neutral',
  'in-review': 'informative',
  published: 'success',
  paused: 'warning',
  archived: 'neutral',
  hidden: 'error',
};

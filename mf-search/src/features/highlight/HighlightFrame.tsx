import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import styles from './HighlightFrame.module.css';
import { highlightStore } from './highlight-store.ts';

/**
 * Stands out while somebody points at the home's pin, and tells when they point at its card. What it holds is
 * not drawn again.
 */
export const HighlightFrame = observer(function HighlightFrame({
  propertyId,
  children,
}: {
  propertyId: string;
  children: ReactNode;
}) {
  const highlight = useFeatureStore(highlightStore);
  const enter = () => highlight.pointAtCard(propertyId);
  const leave = () => highlight.leaveCard(propertyId);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens on the card
    <div
      className={styles.frame}
      data-highlighted={highlight.pinId === propertyId || undefined}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      {children}
    </div>
  );
});

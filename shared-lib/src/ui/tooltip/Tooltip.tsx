import { Tooltip as Parts } from '@base-ui/react/tooltip';
import { cloneElement, type ReactElement, useState } from 'react';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /**
   * What those who point at it or reach it by keyboard read. It is said to nobody else: the element has a
   * name of its own.
   */
  text: string;
  /** A button or a link that takes a ref; its own title gives way. */
  children: ReactElement<{ title?: string }>;
  /** Where there is room on that side. */
  side?: 'top' | 'bottom';
}

/**
 * A few words for somebody who wonders what an icon does. Fingers never see it, so nothing may depend on it:
 * what has to be read is a Popover or a hint.
 */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  // The page below a modal dialog is out of reach, so inside one the tooltip belongs into it.
  const [dialog, setDialog] = useState<HTMLElement>();
  return (
    <Parts.Root onOpenChange={(_, { trigger }) => setDialog(trigger?.closest('dialog') ?? undefined)}>
      <Parts.Trigger render={cloneElement(children, { title: undefined })} />
      <Parts.Portal container={dialog}>
        <Parts.Positioner className={styles.place} side={side} sideOffset={8} collisionPadding={8}>
          <Parts.Popup className={styles.tooltip} aria-hidden="true">
            {text}
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  );
}

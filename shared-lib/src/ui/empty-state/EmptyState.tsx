import type { ReactNode } from 'react';
import { Doorway } from '../message/Doorway.tsx';
import { type HeadingLevel, Message } from '../message/Message.tsx';

export interface EmptyStateProps {
  /** What is not there, as a host would say it. */
  title: string;
  /** What to do about it. */
  text?: string;
  /** A button or a link with buttonAttributes. */
  action?: ReactNode;
  headingLevel?: HeadingLevel;
  /** closed: what was looked for is not at this address. */
  scene?: 'vacant' | 'closed';
}

/** A list or page that has nothing to show, and that is nobody's fault. */
export function EmptyState({ action, headingLevel = 2, scene = 'vacant', ...message }: EmptyStateProps) {
  return (
    <Message illustration={<Doorway scene={scene} />} {...message} headingLevel={headingLevel}>
      {action}
    </Message>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Doorway } from '../message/Doorway.tsx';
import { type HeadingLevel, Message } from '../message/Message.tsx';

export interface ErrorStateProps {
  /** What went wrong, for the person who reads it. */
  title: string;
  /** What to do now. */
  text?: string;
  /** Text of the retry button; it appears together with onRetry. */
  retryLabel?: string;
  onRetry?: () => void;
  /** A retry is under way. */
  isRetrying?: boolean;
  /** Another way out, such as a link home. */
  action?: ReactNode;
  headingLevel?: HeadingLevel;
}

/** A list, room or page that could not be shown, with the way to try again. */
export function ErrorState({
  title,
  text,
  retryLabel,
  onRetry,
  isRetrying,
  action,
  headingLevel = 2,
}: ErrorStateProps) {
  const retry = retryLabel && onRetry && (
    <Button variant="primary" onClick={onRetry} isBusy={isRetrying}>
      {retryLabel}
    </Button>
  );
  return (
    <Message illustration={<Doorway scene="broken" />} title={title} text={text} headingLevel={headingLevel}>
      {(retry || action) && (
        <>
          {retry}
          {action}
        </>
      )}
    </Message>
  );
}

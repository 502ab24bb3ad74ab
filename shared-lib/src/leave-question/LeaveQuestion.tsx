import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Button } from '../ui/button/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import styles from './LeaveQuestion.module.css';

export interface LeaveQuestionProps {
  /** Whether something is entered that nobody has saved. */
  hasUnsaved: boolean;
  /** Called before the page is left. */
  onDiscard?: () => void;
  texts: Readonly<Record<'title' | 'text' | 'leave' | 'stay' | 'close', string>>;
}

/** Asks before unsaved entries are lost: a dialog within the site, the browser where it leaves the site. */
export function LeaveQuestion({ hasUnsaved, onDiscard, texts }: LeaveQuestionProps) {
  const blocker = useBlocker(hasUnsaved);
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
  const stay = () => blocker.reset?.();
  const leave = () => {
    onDiscard?.();
    blocker.proceed?.();
  };
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      title={texts.title}
      closeLabel={texts.close}
      footer={
        <>
          <Button onClick={leave}>{texts.leave}</Button>
          <Button variant="primary" onClick={stay}>
            {texts.stay}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{texts.text}</p>
    </Dialog>
  );
}

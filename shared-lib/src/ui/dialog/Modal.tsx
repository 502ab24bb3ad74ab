import X from 'lucide-react/icons/x';
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import styles from './Modal.module.css';

export interface ModalProps {
  isOpen: boolean;
  /**
   * It has been closed or asks to be: by Escape, by a press beside it, by its button. Set isOpen to false.
   */
  onClose: () => void;
  title: string;
  /** Name of the close button. */
  closeLabel: string;
  /** Said after the title when it opens. */
  description?: string;
  children: ReactNode;
  /** Stays in view below what scrolls: the buttons. */
  footer?: ReactNode;
  className?: string;
  /** Escape asks the owner to close it, who may keep it open: something was typed that is not saved. */
  isKept?: boolean;
}

/**
 * The common frame of Dialog and Sheet: the platform's modal dialog, which keeps the focus inside, makes the
 * rest of the page inert and gives the focus back. The page does not scroll while it is open.
 */
export function Modal({ kind, isOpen, onClose, ...content }: ModalProps & { kind: 'dialog' | 'sheet' }) {
  const { title, closeLabel, description, children, footer, className, isKept = false } = content;
  const id = useId();
  const { dialog, isWanted, openedAt } = useOpenDialog(isOpen);
  const listeners = {
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (!isKept || event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    ...usePressBeside(openedAt, onClose),
    onClose: ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      // One that is open again is told of late that it was closed before.
      if (target === currentTarget && isWanted.current && !currentTarget.open) onClose();
    },
  };
  return (
    <dialog
      {...listeners}
      ref={dialog}
      className={classNames(styles.modal, className)}
      data-kind={kind}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      <div className={styles.frame}>
        <header className={styles.head}>
          <h2 className={styles.title} id={`${id}-title`}>
            {title}
          </h2>
          <IconButton className={styles.close} label={closeLabel} icon={X} onClick={onClose} />
        </header>
        <div className={styles.body}>
          {description && (
            <p className={styles.description} id={`${id}-description`}>
              {description}
            </p>
          )}
          {children}
        </div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}

/**
 * Keeps a dialog as open as its owner says. It closes before it leaves the page, so that the focus goes back.
 * The platform tells of every closing; the owner knows of its own, when the dialog is wanted no more.
 */
function useOpenDialog(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isWanted = useRef(false);
  const openedAt = useRef(0);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    openedAt.current = performance.now();
    isWanted.current = true;
    return () => {
      isWanted.current = false;
      element.close();
    };
  }, [isOpen]);
  return { dialog, isWanted, openedAt };
}

/** Within it a second press follows the first of a hasty pair. */
const HASTE_MILLISECONDS = 500;

/**
 * Closes by a press on the backdrop, whose target is the dialog, which its frame fills. It begins and ends
 * there: a click alone has the dialog as its target too when one of both was inside. The platform's
 * `closedby="any"` also takes the second press of a hasty pair, which was meant for what opened the dialog,
 * or for a button that it no longer reaches.
 */
function usePressBeside(openedAt: RefObject<number>, onClose: () => void) {
  const isBeside = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget, timeStamp }: PointerEvent<HTMLDialogElement>) => {
      const isHasty = timeStamp - openedAt.current < HASTE_MILLISECONDS;
      isBeside.current = target === currentTarget && !isHasty;
    },
    onPointerUp: ({ target, currentTarget }: PointerEvent<HTMLDialogElement>) => {
      isBeside.current &&= target === currentTarget;
    },
    onClick: ({ target, currentTarget, detail }: MouseEvent<HTMLDialogElement>) => {
      if (target === currentTarget && isBeside.current && detail < 2) onClose();
    },
  };
}

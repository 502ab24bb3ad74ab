import { Modal, type ModalProps } from './Modal.tsx';

export type DialogProps = ModalProps;

/** A question or a short task in the middle of the window that has to be answered first. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} kind="dialog" />;
}

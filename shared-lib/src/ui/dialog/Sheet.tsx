import { Modal, type ModalProps } from './Modal.tsx';

export type SheetProps = ModalProps;

/**
 * A longer task beside the page, such as filters: from the bottom of a phone, from the end of a wide window.
 */
export function Sheet(props: SheetProps) {
  return <Modal {...props} kind="sheet" />;
}

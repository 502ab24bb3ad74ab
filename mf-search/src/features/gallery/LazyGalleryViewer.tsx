import type { PropertyImage } from '@moien/contract';
import { useLazyDialog } from '../lazy/use-lazy-dialog.ts';

export type GalleryViewerProps = {
  images: PropertyImage[];
  title: string;
  /** Which picture is opened first; undefined while it is closed. */
  opened: number | undefined;
  onClose: () => void;
};

const load = () => import(/* webpackChunkName: "gallery-viewer" */ './GalleryViewer.tsx');

/** Its code comes when somebody wants to see more. */
export function LazyGalleryViewer(props: GalleryViewerProps) {
  const isOpen = props.opened !== undefined;
  const module = useLazyDialog(load, isOpen, props.onClose);
  return module ? <module.GalleryViewer {...props} /> : null;
}

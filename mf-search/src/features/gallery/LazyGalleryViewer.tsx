import { useLazyDialog } from '../lazy/use-lazy-dialog.ts';
import type { GalleryViewerProps } from './GalleryViewer.tsx';

const load = () => import(/* webpackChunkName: "gallery-viewer" */ './GalleryViewer.tsx');

/** Its code comes when somebody wants to see more. */
export function LazyGalleryViewer(props: GalleryViewerProps) {
  const isOpen = props.opened !== undefined;
  const module = useLazyDialog(load, isOpen, props.onClose);
  return module ? <module.GalleryViewer {...props} /> : null;
}

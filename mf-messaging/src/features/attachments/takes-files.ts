import type { ClipboardEvent, DragEvent } from 'react';

/** For an element on which files can be dropped, or pasted, as screenshots are. */
export function takesFiles(onFiles: (files: File[]) => void) {
  const take = (event: ClipboardEvent | DragEvent, { files }: DataTransfer) => {
    if (files.length === 0) return;
    event.preventDefault();
    onFiles([...files]);
  };
  return {
    onPaste: (event: ClipboardEvent) => {
      // Words that are copied in an office program come with a picture of them.
      if (!event.clipboardData.types.includes('text/plain')) take(event, event.clipboardData);
    },
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
  };
}

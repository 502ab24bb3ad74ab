import { Icon } from '@moien/shared-lib/ui';
import FileText from 'lucide-react/icons/file-text';
import ImageIcon from 'lucide-react/icons/image';
import { useEffect, useRef, useState } from 'react';
import styles from './DraftFiles.module.css';
import type { PendingFile } from './pending-file.ts';

const EDGE = 160;

/**
 * A chosen picture, small. It is drawn on a canvas because the page's policy takes no pictures from `blob:`
 * addresses.
 */
export function FilePreview({ file }: { file: PendingFile }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const { content, kind } = file;
  useEffect(() => {
    if (kind !== 'picture' || typeof createImageBitmap !== 'function') return;
    let isGone = false;
    createImageBitmap(content).then(
      (bitmap) => {
        if (canvas.current && !isGone) drawSquare(canvas.current, bitmap);
        if (!isGone) setDrawn(true);
        bitmap.close();
      },
      // A file that the browser cannot read is sent all the same: the server says what is wrong.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [content, kind]);
  return (
    <span className={styles.preview} aria-hidden="true">
      {!isDrawn && <Icon of={kind === 'pdf' ? FileText : ImageIcon} />}
      {kind === 'picture' && (
        <canvas ref={canvas} width={EDGE} height={EDGE} hidden={!isDrawn} className={styles.drawing} />
      )}
    </span>
  );
}

/** The middle of the picture. */
function drawSquare(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  const edge = Math.min(bitmap.width, bitmap.height);
  const [left, top] = [(bitmap.width - edge) / 2, (bitmap.height - edge) / 2];
  canvas.getContext('2d')?.drawImage(bitmap, left, top, edge, edge, 0, 0, EDGE, EDGE);
}

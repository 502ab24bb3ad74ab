import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import styles from './CropSheet.module.css';
import { type Crop, dragged } from './crop-geometry.ts';
import { drawCrop } from './draw-crop.ts';

/** Of the canvas in pixels: sharp on a screen of two pixels for each of the page. */
const EDGE = 640;

type CropViewProps = {
  picture: ImageBitmap;
  crop: Crop;
  label: string;
  onChange: (crop: Crop) => void;
};

/** What is kept, round as others see it; it is dragged into place. The sliders beside it do the same. */
export function CropView({ picture, crop, label, onChange }: CropViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const from = useRef<{ x: number; y: number }>(undefined);
  useLayoutEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY };
  };
  const move = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    if (!from.current) return;
    const edge = currentTarget.getBoundingClientRect().width || 1;
    const by = { x: (clientX - from.current.x) / edge, y: (clientY - from.current.y) / edge };
    from.current = { x: clientX, y: clientY };
    onChange(dragged(picture, crop, by));
  };
  const end = () => {
    from.current = undefined;
  };
  return (
    <canvas
      ref={canvas}
      className={styles.view}
      width={EDGE}
      height={EDGE}
      role="img"
      aria-label={label}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}

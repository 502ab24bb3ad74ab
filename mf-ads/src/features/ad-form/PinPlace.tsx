import { type AdPosition, type Offset, offsetOf } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button, formatNumber } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PinPlace.module.css';
import { directionOf, distanceOf, positionAt, reachOf } from './pin-geometry.ts';
import type { StepProps } from './step-props.ts';

/** Half the edge of the drawing, in its own units. */
const HALF = 100;
/** By an arrow key, in metres; with Shift ten times as far. */
const STEP_METRES = 25;
const PATIENCE_MILLISECONDS = 10_000;
const KEYS: Readonly<Record<string, Offset>> = {
  ArrowUp: { east: 0, north: 1 },
  ArrowDown: { east: 0, north: -1 },
  ArrowRight: { east: 1, north: 0 },
  ArrowLeft: { east: -1, north: 0 },
};

/** Where the home lies, seen from the middle of its town: moved by finger, mouse or keys. */
export const PinPlace = observer(function PinPlace({ store, ad }: StepProps) {
  const { t } = useTranslation('ad-form');
  const { languageTag } = useRootStore();
  const [location, setLocation] = useState<'idle' | 'asking' | 'failed'>('idle');
  /** While it is dragged the drawing keeps its scale. */
  const [dragReach, setDragReach] = useState<number>();
  const { city, position } = ad;
  if (!city || !position) return null;
  const offset = offsetOf(position, city);
  const reach = dragReach ?? reachOf(offset);
  const scale = HALF / reach;
  const move = (next: Offset) => store.change({ position: positionAt(next, city) });
  const moveTo = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move({
      east: (((clientX - left) / width) * 2 - 1) * reach,
      north: (1 - ((clientY - top) / height) * 2) * reach,
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    const metres = STEP_METRES * (event.shiftKey ? 10 : 1);
    move({ east: offset.east + step.east * metres, north: offset.north + step.north * metres });
  };
  const locate = async () => {
    setLocation('asking');
    const found = await ownPosition().catch(() => undefined);
    setLocation(found ? 'idle' : 'failed');
    if (!found) return;
    store.change({ position: found });
    store.leave();
  };
  return (
    <section className={styles.place} aria-labelledby="ad-pin">
      <h2 id="ad-pin" className={styles.title}>
        {t('pin-title')}
      </h2>
      <p className={styles.text}>{t('pin-text')}</p>
      <svg
        className={styles.drawing}
        viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
        role="application"
        aria-label={t('pin-keys')}
        aria-describedby="ad-pin-said"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the arrow keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={() => store.leave()}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragReach(reach);
          moveTo(event);
        }}
        onPointerMove={(event) => {
          if (dragReach !== undefined) moveTo(event);
        }}
        onPointerUp={() => {
          setDragReach(undefined);
          store.leave();
        }}
        onPointerCancel={() => setDragReach(undefined)}
      >
        {[500, 1_000, 2_000, 5_000, 10_000, 20_000]
          .filter((metres) => metres < reach)
          .map((metres) => (
            <g key={metres}>
              <circle className={styles.ring} r={metres * scale} />
              <text className={styles.distance} y={-metres * scale - 2}>
                {distanceText(metres, languageTag)}
              </text>
            </g>
          ))}
        <circle className={styles.centre} r="3" />
        <text className={styles.name} y="12">
          {city.name}
        </text>
        <path
          className={styles.pin}
          transform={`translate(${offset.east * scale} ${-offset.north * scale})`}
          d="M0 0C-3-6-8-9-8-15a8 8 0 0 1 16 0c0 6-5 9-8 15Z"
        />
      </svg>
      <p id="ad-pin-said" className={styles.text} role="status">
        {distanceOf(offset) < STEP_METRES
          ? t('pin-middle', { city: city.name })
          : t('pin-said', {
              distance: distanceText(distanceOf(offset), languageTag),
              direction: t(`direction-${directionOf(offset)}`),
              city: city.name,
            })}
      </p>
      <div>
        <Button isBusy={location === 'asking'} onClick={() => void locate()}>
          {t('pin-here')}
        </Button>
        {location === 'failed' && (
          <p role="alert" className={styles.failed}>
            {t('pin-here-failed')}
          </p>
        )}
      </div>
    </section>
  );
});

function distanceText(metres: number, languageTag: string): string {
  if (metres < 1_000) return `${formatNumber(Math.round(metres / 25) * 25, languageTag)} m`;
  return `${formatNumber(Math.round(metres / 100) / 10, languageTag)} km`;
}

/** Where somebody is, on their own press. */
function ownPosition(): Promise<AdPosition> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('Geolocation: unsupported'));
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => reject(new Error(`Geolocation: ${code}`)),
      { timeout: PATIENCE_MILLISECONDS, enableHighAccuracy: true },
    );
  });
}

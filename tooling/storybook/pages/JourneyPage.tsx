import { Button } from '@moien/shared-lib/ui';
import { useState } from 'react';
import { entryAddress } from '../docs/entry-address.ts';
import { StoryFrame } from '../docs/StoryFrame.tsx';
import { type Journey, type JourneyName, journeys, type Screen } from './journeys.ts';
import styles from './Pages.module.css';

interface Device {
  readonly name: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** How large it is drawn here. */
  readonly scale: number;
}

const phone: Device = { name: 'Phone', width: 390, height: 844, scale: 0.62 };

const devices: readonly Device[] = [
  phone,
  { name: 'Tablet', width: 820, height: 1180, scale: 0.42 },
  { name: 'Desktop', width: 1440, height: 900, scale: 0.36 },
];

/**
 * The screens of a journey in their order, each a story at the size of a device, to look at: its name leads
 * to it.
 */
export function JourneyPage({ name }: { name: JourneyName }) {
  const { title, intro, screens }: Journey = journeys[name];
  const [device, setDevice] = useState(phone);
  return (
    <div className={`${styles.page} sb-unstyled`}>
      <header className={styles.hello}>
        <h1>{title}</h1>
        <p className={styles.lead}>{intro}</p>
        <div className={styles.devices}>
          {devices.map((offered) => (
            <Button
              key={offered.name}
              aria-pressed={offered === device}
              variant={offered === device ? 'primary' : 'secondary'}
              onClick={() => setDevice(offered)}
            >
              {offered.name}
            </Button>
          ))}
        </div>
      </header>
      <ol className={styles.screens}>
        {screens.map((screen, index) => (
          <ShownScreen key={screen[0]} screen={screen} number={index + 1} device={device} />
        ))}
      </ol>
    </div>
  );
}

function ShownScreen({ screen, number, device }: { screen: Screen; number: number; device: Device }) {
  const [story, name, text] = screen;
  const { width, height, scale } = device;
  return (
    <li className={styles.screen} style={{ inlineSize: width * scale }}>
      <h2 className={styles.screenName}>
        <span className={styles.number}>{number}</span>
        <a href={entryAddress(story)} target="_top">
          {name}
        </a>
      </h2>
      <p className={styles.screenText}>{text}</p>
      <div className={styles.device} style={{ inlineSize: width * scale, blockSize: height * scale }}>
        <StoryFrame
          inert
          story={story}
          title={name}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
        />
      </div>
    </li>
  );
}

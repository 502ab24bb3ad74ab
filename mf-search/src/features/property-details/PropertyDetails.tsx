import type { Day } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BookingBar } from '../booking-box/BookingBar.tsx';
import { BookingBox } from '../booking-box/BookingBox.tsx';
import { LazyStaySheet } from '../booking-box/LazyStaySheet.tsx';
import type { StayPart } from '../booking-box/stay-sheet-props.ts';
import { Gallery } from '../gallery/Gallery.tsx';
import { useVisit } from '../visit/use-visit.ts';
import { BackToHomes } from './BackToHomes.tsx';
import { LazyEnd, LazyReading } from './lazy-details.ts';
import styles from './PropertyDetails.module.css';
import { PropertyHeader } from './PropertyHeader.tsx';
import type { PropertyView } from './property-store.ts';

type PropertyDetailsProps = { view: PropertyView; today: Day; now: string };

/** Everything about one home, the essential first. */
export const PropertyDetails = observer(function PropertyDetails(props: PropertyDetailsProps) {
  const { view, today, now } = props;
  const { essentials } = useRootStore();
  const { property, permissions } = view;
  const [isChoosing, setChoosing] = useState(false);
  const [part, setPart] = useState<StayPart>('days');
  const choose = (wanted: StayPart) => {
    setPart(wanted);
    setChoosing(true);
  };
  useVisit(property.id);
  const country = essentials.countryName(property.countryCode);
  const place = [...new Set([property.district, property.cityName, country])].filter(Boolean).join(', ');
  return (
    <article className={styles.page} data-pictured={property.imageArray.length > 0 || undefined}>
      <BackToHomes property={property} />
      <PropertyHeader property={property} place={place} />
      <Gallery images={property.imageArray} title={property.title} />
      <div className={styles.columns}>
        <div className={styles.reading}>
          <LazyReading view={view} today={today} place={place} />
        </div>
        <BookingBox property={property} today={today} now={now} onOpen={choose} />
      </div>
      <LazyEnd property={property} />
      <BookingBar property={property} onOpen={choose} />
      <LazyStaySheet
        property={property}
        today={today}
        arePetsAllowed={permissions?.pets ?? true}
        isOpen={isChoosing}
        part={part}
        onClose={() => setChoosing(false)}
      />
    </article>
  );
});

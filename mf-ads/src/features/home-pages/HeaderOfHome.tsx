import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { HomeHeader } from './HomeHeader.tsx';
import type { HomePage } from './HomePages.tsx';
import { homeStore } from './home-store.ts';

type HeaderOfHomeProps = {
  propertyId: string;
  current: HomePage;
  /** Known before the home is. */
  title: string | undefined;
  lead: string;
};

/** For pages that hold other data of a home than its ad. */
export const HeaderOfHome = observer(function HeaderOfHome(props: HeaderOfHomeProps) {
  const { known, problem } = useFeatureStore(homeStore);
  const ad = known?.id === props.propertyId ? known : undefined;
  return <HomeHeader {...props} ad={ad} hasFailed={problem !== undefined} />;
});

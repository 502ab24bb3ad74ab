import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { NewestProperties } from '../features/newest/NewestProperties.tsx';
import { newestStore } from '../features/newest/newest-store.ts';

/** A file of its own beside the loader: hot reload then keeps the state of the page. */
export const RemoteNamePage = observer(function RemoteNamePage() {
  const store = useFeatureStore(newestStore);
  return (
    <NewestProperties
      properties={store.properties}
      isLoading={store.isLoading}
      hasFailed={store.hasFailed}
      onRetry={() => void store.loadMore()}
    />
  );
});

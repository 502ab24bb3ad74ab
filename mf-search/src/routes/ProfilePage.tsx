import { useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { ProfileDetails } from '../features/profile/ProfileDetails.tsx';
import { profileStore } from '../features/profile/profile-store.ts';

/** Under which key of the profile store the page finds what it shows. */
export type ProfileData = { key: string; id: string };

export const ProfilePage = observer(function ProfilePage({ data }: { data: ProfileData }) {
  const view = useFeatureStore(profileStore).views.get(data.key);
  return view ? <ProfileDetails view={view} /> : null;
});

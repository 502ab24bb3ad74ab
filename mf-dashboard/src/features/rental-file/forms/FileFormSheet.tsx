import type { FileForm, FileFormProps } from '../file-form.ts';
import { EndShareForm } from './EndShareForm.tsx';
import { PersonForm } from './PersonForm.tsx';
import { RemovePersonForm } from './RemovePersonForm.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { ShareForm } from './ShareForm.tsx';
import { UnlockForm } from './UnlockForm.tsx';

/** The form of what somebody wants to change. */
export function FileFormSheet({ form, ...props }: FileFormProps & { form: FileForm }) {
  if (form.kind === 'remove-person') return <RemovePersonForm person={form.person} {...props} />;
  if (form.kind === 'end-share') return <EndShareForm share={form.share} {...props} />;
  if (form.kind === 'settings') return <SettingsForm {...props} />;
  if (form.kind === 'person') return <PersonForm {...props} />;
  return form.kind === 'share' ? <ShareForm {...props} /> : <UnlockForm {...props} />;
}

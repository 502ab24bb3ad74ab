import { useLazyDialog } from '../lazy-dialog/use-lazy-dialog.ts';
import type { FileForm, FileFormProps } from './file-form.ts';

const load = () => import(/* webpackChunkName: "file-forms" */ './forms/FileFormSheet.tsx');

/** Forms and their rules come when somebody wants to change something. */
export function LazyFileForm({ form, ...props }: FileFormProps & { form: FileForm | undefined }) {
  const module = useLazyDialog(load, form !== undefined, props.onClose);
  return module && form ? <module.FileFormSheet key={form.kind} form={form} {...props} /> : null;
}

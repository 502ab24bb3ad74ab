import { Dialog } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { DeleteListQuestion } from './DeleteListQuestion.tsx';
import type { FavoritePageStore } from './favorite-page-store.ts';
import type { FavoriteTask } from './favorite-task.ts';
import { ListNameForm } from './ListNameForm.tsx';
import { NoteForm } from './NoteForm.tsx';
import { ShareForm } from './ShareForm.tsx';

type FavoriteDialogProps = {
  store: FavoritePageStore;
  task: FavoriteTask;
  onClose: () => void;
  /** The list is deleted: its page is left. */
  onDeleted: () => void;
};

/** Where lists are named, shared and deleted, and notes written. */
export function FavoriteDialog({ store, task, onClose, onDeleted }: FavoriteDialogProps) {
  const { t } = useTranslation('kept-homes');
  return (
    <Dialog isOpen onClose={onClose} title={t(titleOf(task))} closeLabel={t('close')}>
      {task.kind === 'name' && <ListNameForm store={store} task={task} onEnd={onClose} />}
      {task.kind === 'note' && <NoteForm store={store} favorite={task.favorite} onEnd={onClose} />}
      {task.kind === 'share' && <ShareForm store={store} list={task.list} />}
      {task.kind === 'delete' && (
        <DeleteListQuestion
          store={store}
          list={task.list}
          onEnd={(isDeleted) => {
            onClose();
            if (isDeleted) onDeleted();
          }}
        />
      )}
    </Dialog>
  );
}

function titleOf(task: FavoriteTask): string {
  if (task.kind === 'name') return task.list ? 'list-rename' : 'list-new';
  if (task.kind === 'share') return 'share-list';
  return task.kind === 'note' ? 'note' : 'list-delete';
}

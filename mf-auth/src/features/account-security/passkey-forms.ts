// Loaded together when somebody begins to change a passkey.

export { AddPasskey } from './AddPasskey.tsx';
export { RemovePasskey } from './RemovePasskey.tsx';
export { RenamePasskey } from './RenamePasskey.tsx';

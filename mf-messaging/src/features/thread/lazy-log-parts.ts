// One chunk.
export { BlockNotice } from './BlockNotice.tsx';
export { Composer } from './Composer.tsx';
export { MessageLog } from './MessageLog.tsx';
export { ThreadMenu } from './ThreadMenu.tsx';

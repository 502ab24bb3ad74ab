// One chunk.
export { Composer } from './Composer.tsx';
export { MessageLog } from './MessageLog.tsx';

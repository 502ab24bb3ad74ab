// One chunk.
export { TypingLine } from '../typing/TypingLine.tsx';
export { BlockNotice } from './BlockNotice.tsx';
export { Composer } from './Composer.tsx';
export { FirstMessage } from './FirstMessage.tsx';
export { MessageLog } from './MessageLog.tsx';
export { ThreadHeader } from './ThreadHeader.tsx';

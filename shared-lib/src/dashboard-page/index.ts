export { LoadedPage } from './LoadedPage.tsx';
export { PageFrame } from './PageFrame.tsx';

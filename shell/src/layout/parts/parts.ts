// One chunk: what of the layout a page needs not before somebody uses it.
export { AuthModalPlace } from '../auth-modal/AuthModalPlace.tsx';
export { Background } from '../background/Background.tsx';
export { Footer } from '../footer/Footer.tsx';
export { BottomMenu } from '../menus/BottomMenu.tsx';
export { HeaderTools } from '../menus/HeaderTools.tsx';
export { Questions } from '../questions/Questions.tsx';
export { Greeting } from '../splash/Greeting.tsx';
export { Toasts } from '../toasts/Toasts.tsx';

import { useLazyModule } from '@moien/shared-lib';
import { Icon } from '@moien/shared-lib/ui';
import styles from './TypeIcon.module.css';

const loadIcons = () => import(/* webpackChunkName: "type-icons" */ './type-icons.ts');

/** Its room is there at once, its drawing once the page is alive. */
export function TypeIcon({ name }: { name: string }) {
  const { module } = useLazyModule(loadIcons, true);
  return <span className={styles.icon}>{module && <Icon of={module.iconOf(name)} size="large" />}</span>;
}

import { useRootStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './KindTiles.module.css';
import { groupTypes } from './new-ad/group-types.ts';
import { TypeIcon } from './new-ad/TypeIcon.tsx';

type KindTilesProps = { chosenId: number | null; onChoose: (id: number) => void };

/** The kinds of homes, each a tile with its drawing; one of them is chosen. */
export const KindTiles = observer(function KindTiles({ chosenId, onChoose }: KindTilesProps) {
  const { t } = useTranslation('ad-form');
  const { essentials } = useRootStore();
  const name = useId();
  return (
    <fieldset className={styles.kinds}>
      <legend className={styles.legend}>{t('property-type')}</legend>
      {groupTypes(essentials.essentials.propertyTypeArray).map(({ group, types }) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.groupName}>{t(`kinds-${group}`)}</legend>
          {types.map((type) => (
            <label key={type.id} className={styles.tile}>
              <input
                className={styles.mark}
                type="radio"
                name={name}
                checked={type.id === chosenId}
                onChange={() => onChoose(type.id)}
              />
              <TypeIcon name={type.name} />
              {essentials.localized(type.text)}
            </label>
          ))}
        </fieldset>
      ))}
    </fieldset>
  );
});

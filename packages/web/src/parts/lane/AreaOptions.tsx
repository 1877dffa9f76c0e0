import { observer } from 'mobx-react-lite'
import { Listbox } from '../../ui/Listbox.tsx'
import styles from './AreaBox.module.css'
import { areaOptionKey, areaOptionTerms } from './area-box-options.ts'
import type { AreaBoxStore } from './area-box-store.ts'

interface Props {
  readonly id: string
  readonly box: AreaBoxStore
  /** The end that the list is for. */
  readonly label: string
}

/** The options of a lane's box. */
export const AreaOptions = observer(({ id, box, label }: Props) => (
  <Listbox
    id={id}
    label={box.isBlank ? 'Recent lanes' : `Places for ${label.toLowerCase()}`}
    isBusy={box.isSearching}
    options={box.options}
    active={box.cursor.active}
    keyOf={areaOptionKey}
    onChoose={box.choose}
    className={styles['list']}
    optionClassName={styles['option']}
  >
    {option => {
      const { name, note } = areaOptionTerms(option, box.text)
      return (
        <>
          <span className={styles['name']}>{name}</span>
          <span className={styles['kind']}>{note}</span>
        </>
      )
    }}
  </Listbox>
))

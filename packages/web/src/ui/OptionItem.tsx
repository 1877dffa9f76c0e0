import { ListBoxItem } from 'react-aria-components/ListBox'
import type { Option } from './options.ts'
import styles from './Popover.module.css'

/** One line of the list that a Select or a ComboBox opens. */
export const OptionItem = ({ option }: { option: Option }) => (
  <ListBoxItem
    id={option.key}
    textValue={option.label}
    isDisabled={option.isDisabled ?? false}
    className={styles['item'] ?? ''}
  >
    {option.icon}
    <span className={styles['words']}>
      {option.label}
      {option.note && <span className={styles['note']}>{option.note}</span>}
    </span>
  </ListBoxItem>
)

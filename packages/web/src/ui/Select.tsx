import { Select as Base, Button, Label, ListBox, Popover, SelectValue } from 'react-aria-components/Select'
import { Chevron } from './Chevron.tsx'
import { cx } from './cx.ts'
import field from './Field.module.css'
import type { FieldText } from './Field.tsx'
import { FieldNotes } from './FieldNotes.tsx'
import { OptionItem } from './OptionItem.tsx'
import type { Option } from './options.ts'
import popover from './Popover.module.css'
import styles from './Select.module.css'
import { visuallyHiddenClass } from './VisuallyHidden.tsx'

export interface SelectProps<Key extends string> extends FieldText {
  options: readonly Option<Key>[]
  /** `null`: nothing is chosen yet. */
  value: Key | null
  onChange: (key: Key) => void
  placeholder?: string
  name?: string
  isRequired?: boolean
  isDisabled?: boolean
  className?: string
}

/** One of a few. Above a dozen, or where typing is quicker, use a ComboBox. */
export const Select = <Key extends string>({
  label,
  description,
  error,
  isLabelHidden = false,
  options,
  value,
  onChange,
  placeholder = 'Choose',
  name,
  isRequired = false,
  isDisabled = false,
  className,
}: SelectProps<Key>) => (
  <Base
    className={cx(field['field'], className) ?? ''}
    value={value}
    onChange={key => {
      const chosen = options.find(option => option.key === key)
      if (chosen) onChange(chosen.key)
    }}
    placeholder={placeholder}
    isRequired={isRequired}
    isDisabled={isDisabled}
    isInvalid={error !== undefined}
    validationBehavior="aria"
    {...(name && { name })}
  >
    <Label className={isLabelHidden ? visuallyHiddenClass : field['label']}>{label}</Label>
    <Button className={cx(field['box'], styles['button']) ?? ''}>
      <SelectValue className={styles['value'] ?? ''}>
        {({ selectedText, isPlaceholder }) => (isPlaceholder ? placeholder : selectedText)}
      </SelectValue>
      <Chevron />
    </Button>
    <FieldNotes description={description} error={error} />
    <Popover className={popover['popover'] ?? ''} offset={4}>
      <ListBox
        className={popover['list'] ?? ''}
        items={options.map(option => ({ ...option, id: option.key }))}
      >
        {option => <OptionItem option={option} />}
      </ListBox>
    </Popover>
  </Base>
)

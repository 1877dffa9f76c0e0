import { useId } from 'react'
import styles from './choices.module.css'
import { cx } from './cx.ts'
import field from './Field.module.css'
import type { FieldText } from './Field.tsx'
import type { Option } from './options.ts'
import group from './RadioGroup.module.css'
import { visuallyHiddenClass } from './VisuallyHidden.tsx'

export interface RadioGroupProps<Key extends string> extends FieldText {
  options: readonly Option<Key>[]
  value: Key | null
  onChange: (key: Key) => void
  isRow?: boolean
  isDisabled?: boolean
  /** The chosen option, or else the first, takes the focus when the group appears. */
  hasFocus?: boolean
  className?: string
}

/** A choice of one out of two to five, all visible. Choice: native radio buttons, which support the arrow keys. */
export const RadioGroup = <Key extends string>({
  label,
  description,
  error,
  isLabelHidden = false,
  options,
  value,
  onChange,
  isRow = false,
  isDisabled = false,
  hasFocus = false,
  className,
}: RadioGroupProps<Key>) => {
  const id = useId()
  const focused = hasFocus ? (value ?? options[0]?.key) : undefined
  const about = [description && `${id}-about`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      className={cx(group['group'], className)}
      disabled={isDisabled}
      {...(about && { 'aria-describedby': about })}
    >
      <legend className={isLabelHidden ? visuallyHiddenClass : field['label']}>{label}</legend>
      <div className={group['options']} data-row={isRow || undefined}>
        {options.map(option => (
          <label key={option.key} className={styles['choice']}>
            <input
              type="radio"
              name={id}
              value={option.key}
              checked={option.key === value}
              autoFocus={option.key === focused}
              disabled={option.isDisabled}
              data-invalid={error ? '' : undefined}
              className={styles['mark']}
              onChange={() => onChange(option.key)}
            />
            <span>{option.label}</span>
            {option.note && <span className={styles['note']}>{option.note}</span>}
          </label>
        ))}
      </div>
      {description && (
        <div id={`${id}-about`} className={field['description']}>
          {description}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className={field['error']}>
          {error}
        </div>
      )}
    </fieldset>
  )
}

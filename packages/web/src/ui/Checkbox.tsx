import { type InputHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useCallback } from 'react'
import styles from './choices.module.css'
import { cx } from './cx.ts'
import { Lock } from './Lock.tsx'
import { visuallyHiddenClass } from './VisuallyHidden.tsx'

export interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children' | 'aria-label'> {
  label: string
  note?: ReactNode
  isLabelHidden?: boolean
  /** Some, but not all, of its items are checked. */
  isMixed?: boolean
  error?: boolean
  /** Why it cannot be changed: shown beside it, and read out when it has the focus. */
  hindrance?: string | undefined
  /** The id of the text with that reason, where several boxes share it. */
  hinderedBy?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** Yes or no, applied when the form is submitted. Choice: the native checkbox, which needs no library. */
export const Checkbox = ({
  label,
  note,
  isLabelHidden = false,
  isMixed = false,
  error = false,
  hindrance,
  hinderedBy,
  className,
  ref,
  onClick,
  onChange,
  ...input
}: CheckboxProps) => {
  const setElement = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = isMixed
      if (typeof ref === 'function') ref(box)
      else if (ref) ref.current = box
    },
    [isMixed, ref],
  )
  const isHindered = hindrance !== undefined || hinderedBy !== undefined
  return (
    <label className={cx(styles['choice'], className)}>
      <input
        {...input}
        ref={setElement}
        type="checkbox"
        aria-disabled={isHindered || undefined}
        aria-describedby={hinderedBy ?? input['aria-describedby']}
        onClick={isHindered ? keepAsItIs : onClick}
        onChange={isHindered ? nothing : onChange}
        aria-invalid={error || undefined}
        className={styles['mark']}
      />
      <span className={isLabelHidden ? visuallyHiddenClass : undefined}>
        {label}
        {hinderedBy !== undefined && <Lock />}
      </span>
      {note && <span className={styles['note']}>{note}</span>}
      {hindrance !== undefined && <span className={styles['hindrance']}>{hindrance}</span>}
    </label>
  )
}

const keepAsItIs = (event: MouseEvent) => event.preventDefault()
// React fires onChange even after the click was prevented.
const nothing = () => {}

import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import styles from './Field.module.css'
import { visuallyHiddenClass } from './VisuallyHidden.tsx'

export interface FieldText {
  label: string
  /** What to enter, and in which format. */
  description?: ReactNode
  /** The error and how to correct it. If given, the field is invalid. */
  error?: string | undefined
  /** For a single box with an obvious purpose, such as a search. The label is still read out. */
  isLabelHidden?: boolean
}

export interface FieldLinks {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export interface FieldProps extends FieldText {
  id?: string | undefined
  isRequired?: boolean | undefined
  className?: string | undefined
  children: (links: FieldLinks) => ReactNode
}

/** A label above a control, its description and its error below, linked for assistive technology. */
export const Field = ({
  label,
  description,
  error,
  isLabelHidden = false,
  id,
  isRequired = false,
  className,
  children,
}: FieldProps) => {
  const made = useId()
  const own = id ?? made
  const describedBy = [description && `${own}-about`, error && `${own}-error`].filter(Boolean).join(' ')
  return (
    <div className={cx(styles['field'], className)}>
      <label htmlFor={own} className={isLabelHidden ? visuallyHiddenClass : styles['label']}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {children({
        id: own,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true }),
      })}
      {description && (
        <div id={`${own}-about`} className={styles['description']}>
          {description}
        </div>
      )}
      {error && (
        <div id={`${own}-error`} className={styles['error']}>
          {error}
        </div>
      )}
    </div>
  )
}

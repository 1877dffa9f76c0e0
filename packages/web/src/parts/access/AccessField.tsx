import { type InputHTMLAttributes, type Ref, useId } from 'react'
import styles from './AccessField.module.css'

export interface AccessFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'onChange'> {
  readonly label: string
  /** What to enter, and in which format. */
  readonly description?: string
  /** The error of the field. Empty: none. */
  readonly error?: string | undefined
  readonly onType: (text: string) => void
  readonly ref?: Ref<HTMLInputElement>
}

/** A field of a sign-in or sign-up form, as large as the field of Login. Its error is below it and read with it. */
export const AccessField = ({ label, description, error, onType, ...input }: AccessFieldProps) => {
  const id = useId()
  const isWrong = error !== undefined
  return (
    <div className={styles['field']}>
      <label className="fh-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className="fh-input"
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-note`}
        onChange={event => onType(event.target.value)}
      />
      <div id={`${id}-note`}>
        {description !== undefined && <p className={styles['description']}>{description}</p>}
        <p className={styles['problem']} role="alert">
          {error}
        </p>
      </div>
    </div>
  )
}

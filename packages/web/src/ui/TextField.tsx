import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from './cx.ts'
import styles from './Field.module.css'
import { Field, type FieldText } from './Field.tsx'

export interface TextFieldProps
  extends FieldText,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'aria-label'> {
  icon?: ReactNode
  /** Shown at the right inside the box: a unit, a key, a button. */
  end?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One line of text. Further props go to the `<input>`; `className` to the outermost element. */
export const TextField = ({
  label,
  description,
  error,
  isLabelHidden = false,
  icon,
  end,
  className,
  type = 'text',
  ...input
}: TextFieldProps) => (
  <Field
    {...{ label, description, error, isLabelHidden, className }}
    id={input.id}
    isRequired={input.required}
  >
    {links => (
      <div className={cx(styles['box'])}>
        {icon}
        <input {...input} {...links} type={type} className={styles['input']} />
        {end}
      </div>
    )}
  </Field>
)

import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { cx } from './cx.ts'
import styles from './Field.module.css'
import { Field, type FieldText } from './Field.tsx'

export interface TextAreaProps
  extends FieldText,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children' | 'aria-label'> {
  /** Shown below the box at the right, such as the number of characters left. */
  end?: ReactNode
  ref?: Ref<HTMLTextAreaElement>
}

/**
 * Text of several lines, which grows with what is typed. Further props go to the `<textarea>`; `className` to the
 * outermost element.
 */
export const TextArea = ({
  label,
  description,
  error,
  isLabelHidden = false,
  end,
  className,
  rows = 4,
  ...area
}: TextAreaProps) => (
  <Field {...{ label, description, error, isLabelHidden, className }} id={area.id} isRequired={area.required}>
    {links => (
      <>
        <div className={cx(styles['box'], styles['tall'])}>
          <textarea {...area} {...links} rows={rows} className={styles['area']} />
        </div>
        {end && <div className={styles['below']}>{end}</div>}
      </>
    )}
  </Field>
)

import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { cx } from './cx.ts'
import { Field, type FieldText } from './Field.tsx'
import styles from './Field.module.css'

export interface TextAreaProps
  extends FieldText,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children' | 'aria-label'> {
  /** Stands below the box, at its right: how many characters are left. */
  end?: ReactNode
  ref?: Ref<HTMLTextAreaElement>
}

/** Text of several lines, which grows with what is typed. Further props go to the `<textarea>`; `className` to the outermost element. */
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

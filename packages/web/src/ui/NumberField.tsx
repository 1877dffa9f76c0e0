import { NumberField as Base, Input, Label } from 'react-aria-components/NumberField'
import { cx } from './cx.ts'
import field from './Field.module.css'
import type { FieldText } from './Field.tsx'
import { FieldNotes } from './FieldNotes.tsx'
import { visuallyHiddenClass } from './VisuallyHidden.tsx'

export interface NumberFieldProps extends FieldText {
  /** `undefined`: the box is empty, which is not zero. */
  value: number | undefined
  onChange: (value: number | undefined) => void
  min?: number
  max?: number
  step?: number
  /** How the number is written: money, percent, a unit. */
  format?: Intl.NumberFormatOptions
  /** Shown at the right inside the box: "mi". */
  unit?: string
  /** What an empty box means: "Any". */
  placeholder?: string
  /** `small`: for a box beside a slider or in a bar. */
  size?: 'medium' | 'small'
  isRequired?: boolean
  isDisabled?: boolean
  className?: string
}

/** A number, read in any usual format ("1,000,000") and shown in one. Arrow keys step it. */
export const NumberField = ({
  label,
  description,
  error,
  isLabelHidden = false,
  value,
  onChange,
  min,
  max,
  step,
  format,
  unit,
  placeholder,
  size = 'medium',
  isRequired = false,
  isDisabled = false,
  className,
}: NumberFieldProps) => (
  <Base
    className={cx(field['field'], className) ?? ''}
    value={value ?? Number.NaN}
    onChange={next => onChange(Number.isNaN(next) ? undefined : next)}
    {...(min !== undefined && { minValue: min })}
    {...(max !== undefined && { maxValue: max })}
    {...(step !== undefined && { step })}
    {...(format && { formatOptions: format })}
    isRequired={isRequired}
    isDisabled={isDisabled}
    isInvalid={error !== undefined}
    validationBehavior="aria"
    isWheelDisabled
  >
    <Label className={isLabelHidden ? visuallyHiddenClass : field['label']}>{label}</Label>
    <div className={field['box']} data-size={size}>
      <Input className={field['input'] ?? ''} {...(placeholder && { placeholder })} />
      {unit && <span className={field['unit']}>{unit}</span>}
    </div>
    <FieldNotes description={description} error={error} />
  </Base>
)

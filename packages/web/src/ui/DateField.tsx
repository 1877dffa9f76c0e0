import { type CalendarDate, parseDate } from '@internationalized/date'
import { lazy, Suspense, useState } from 'react'
import { Button, DateInput, DatePicker, DateSegment, Group, Label } from 'react-aria-components/DatePicker'
import { cx } from './cx.ts'
import styles from './DateField.module.css'
import field from './Field.module.css'
import type { FieldText } from './Field.tsx'
import { FieldNotes } from './FieldNotes.tsx'

/** Loaded when the field is first focused, shown when the calendar is opened. */
const DateFieldCalendar = lazy(() => import('./DateFieldCalendar.tsx'))

export interface DateFieldProps extends Omit<FieldText, 'isLabelHidden'> {
  /** A calendar date as text, '2027-03-04', without a zone; `null` while it is empty or half typed. */
  value: string | null
  onChange: (value: string | null) => void
  min?: string
  max?: string
  isRequired?: boolean
  isDisabled?: boolean
  className?: string
}

/** A text that is no calendar date counts as empty: a wrong value from a server must not break the form. */
const dateOf = (text: string | null | undefined): CalendarDate | null => {
  if (!text) return null
  try {
    return parseDate(text)
  } catch {
    return null
  }
}

/** A calendar date, typed in parts or picked from a calendar. No time zone changes it. */
export const DateField = ({
  label,
  description,
  error,
  value,
  onChange,
  min,
  max,
  isRequired = false,
  isDisabled = false,
  className,
}: DateFieldProps) => {
  const [isReached, setReached] = useState(false)
  const reach = () => setReached(true)
  const least = dateOf(min)
  const most = dateOf(max)
  return (
    <DatePicker
      className={cx(field['field'], className) ?? ''}
      value={dateOf(value)}
      onChange={date => onChange(date?.toString() ?? null)}
      {...(least && { minValue: least })}
      {...(most && { maxValue: most })}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      shouldForceLeadingZeros
      onFocus={reach}
      onOpenChange={reach}
    >
      <Label className={field['label'] ?? ''}>{label}</Label>
      <Group className={cx(field['box'], styles['box']) ?? ''}>
        <DateInput className={styles['input'] ?? ''}>
          {segment => <DateSegment segment={segment} className={styles['segment'] ?? ''} />}
        </DateInput>
        <Button className={styles['open'] ?? ''}>
          <CalendarShape />
        </Button>
      </Group>
      <FieldNotes description={description} error={error} />
      {isReached && (
        <Suspense fallback={null}>
          <DateFieldCalendar />
        </Suspense>
      )}
    </DatePicker>
  )
}

const CalendarShape = () => (
  <svg
    viewBox="0 0 16 16"
    width="15"
    height="15"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    aria-hidden="true"
  >
    <rect x="2" y="3" width="12" height="11" rx="1.5" />
    <path d="M2 6.5h12M5.5 1.5v3m5-3v3" />
  </svg>
)

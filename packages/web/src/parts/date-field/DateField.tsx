import { addDays, type CalendarDate, formatCalendarDate, readTypedDate, typedDateIn } from '@fairhaul/core'
import { type KeyboardEvent, lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import styles from './DateField.module.css'
import field from '../../ui/Field.module.css'
import { Field, type FieldText } from '../../ui/Field.tsx'

/** Loaded when it is first opened: most dates are typed. */
const DateFieldCalendar = lazy(() => import('./DateFieldCalendar.tsx'))

/** How long typing rests before a whole date counts. */
const PAUSE_MS = 700

export interface DateFieldProps extends Omit<FieldText, 'isLabelHidden'> {
  /** A calendar date, '2027-03-04', without a zone, or a text that is none; `null` while it is empty. */
  value: string | null
  /** Called once for what was typed: when it is a whole date and typing rests, on Enter, and on leaving the field. */
  onChange: (value: string | null) => void
  min?: CalendarDate | undefined
  max?: CalendarDate | undefined
  isRequired?: boolean
  isDisabled?: boolean
  className?: string
}

const problemOf = (
  text: string | null,
  { min, max }: Pick<DateFieldProps, 'min' | 'max'>,
): string | undefined => {
  if (text === null || text.trim() === '') return undefined
  const read = readTypedDate(text)
  if (!read.ok) return read.refusal
  if (min !== undefined && read.value.date < min) return `Choose ${formatCalendarDate(min)} or later.`
  if (max !== undefined && read.value.date > max) return `Choose ${formatCalendarDate(max)} or earlier.`
  return undefined
}

/** What is held for a text: its day, else the text itself. */
const heldOf = (text: string): string | null => typedDateIn(text) ?? (text.trim() || null)

/** What is shown for what is held. */
const shownOf = (value: string | null): string => {
  const day = typedDateIn(value)
  return day === undefined ? (value ?? '') : formatCalendarDate(day)
}

/** The text of a date field: what is held, or what is being typed until it counts. */
const useTypedDate = (
  value: string | null,
  onChange: (value: string | null) => void,
  limits: Pick<DateFieldProps, 'min' | 'max'>,
) => {
  /** Null: what is held is shown. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isTyping, setTyping] = useState(false)
  const [before, setBefore] = useState(value)
  if (value !== before) {
    setBefore(value)
    if (typed !== null && heldOf(typed) !== value) setTyped(null)
  }
  const apply = (next: string | null) => {
    if (next !== value) onChange(next)
  }
  const rest = useEffectEvent(() => {
    if (typed !== null) apply(heldOf(typed))
  })
  useEffect(() => {
    const read = readTypedDate(typed ?? '')
    if (!isTyping || !read.ok || !read.value.isWhole) return undefined
    const timer = setTimeout(rest, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, isTyping])
  return {
    text: typed ?? shownOf(value),
    problem: isTyping ? undefined : problemOf(typed ?? value, limits),
    type: (next: string) => {
      setTyped(next)
      setTyping(true)
    },
    finish: () => {
      if (typed === null) return
      apply(heldOf(typed))
      setTyping(false)
      if (problemOf(typed, limits) === undefined) setTyped(null)
    },
    pick: (day: CalendarDate) => {
      setTyped(null)
      setTyping(false)
      apply(day)
    },
  }
}

/** A calendar date, typed in any usual form or picked from a calendar. A text that is no date stays, with what is wrong. */
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
  const { text, problem, type, finish, pick } = useTypedDate(value, onChange, { min, max })
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  const press = (event: KeyboardEvent) => {
    const { key, altKey } = event
    const day = typedDateIn(text)
    if (key === 'Enter') finish()
    else if (key === 'ArrowDown' && altKey) setOpen(true)
    else if ((key === 'ArrowUp' || key === 'ArrowDown') && day !== undefined)
      type(formatCalendarDate(addDays(day, key === 'ArrowUp' ? 1 : -1)))
    else return
    if (key !== 'Enter') event.preventDefault()
  }
  return (
    <Field {...{ label, description, className, isRequired }} error={problem ?? error}>
      {links => (
        <div ref={box} className={cx(field['box'], styles['box'])}>
          <input
            {...links}
            type="text"
            className={field['input']}
            value={text}
            placeholder="mm/dd/yyyy"
            autoComplete="off"
            required={isRequired}
            disabled={isDisabled}
            onChange={event => type(event.currentTarget.value)}
            onBlur={finish}
            onKeyDown={press}
          />
          <button
            type="button"
            className={styles['open']}
            aria-label={`Calendar: ${label}`}
            aria-haspopup="dialog"
            disabled={isDisabled}
            onClick={() => setOpen(true)}
          >
            <CalendarShape />
          </button>
          {isOpen && (
            <Suspense fallback={null}>
              <DateFieldCalendar
                triggerRef={box}
                value={typedDateIn(text)}
                min={min}
                max={max}
                onChange={pick}
                onClose={() => setOpen(false)}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  )
}

export interface DateFilterProps extends Omit<DateFieldProps, 'value' | 'onChange' | 'error'> {
  value: CalendarDate | null
  onChange: (value: CalendarDate | null) => void
}

/** A day that narrows a list: a text that is no day, or is out of range, changes nothing. */
export const DateFilter = ({ value, onChange, ...rest }: DateFilterProps) => (
  <DateField
    {...rest}
    value={value}
    onChange={text => {
      if (problemOf(text, rest) === undefined) onChange(typedDateIn(text) ?? null)
    }}
  />
)

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

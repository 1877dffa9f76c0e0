import { type CalendarDate, parseCalendarDate } from '@fairhaul/core'
import { parseDate } from '@internationalized/date'
import type { RefObject } from 'react'
import { Button, Calendar, CalendarCell, CalendarGrid, Popover } from 'react-aria-components/DatePicker'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Chevron } from '../../ui/Chevron.tsx'
import styles from './DateField.module.css'
import popover from '../../ui/Popover.module.css'

interface Props {
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly value: CalendarDate | undefined
  readonly min: CalendarDate | undefined
  readonly max: CalendarDate | undefined
  readonly onChange: (value: CalendarDate) => void
  readonly onClose: () => void
}

/** The open calendar of a date field, in a file of its own: it is as large as the rest of a form. */
const DateFieldCalendar = ({ triggerRef, value, min, max, onChange, onClose }: Props) => (
  <Popover
    className={popover['popover'] ?? ''}
    triggerRef={triggerRef}
    isOpen
    onOpenChange={onClose}
    offset={4}
    placement="bottom start"
  >
    <Dialog aria-label="Calendar" className={styles['dialog'] ?? ''}>
      <Calendar
        autoFocus
        value={value === undefined ? null : parseDate(value)}
        {...(min !== undefined && { minValue: parseDate(min) })}
        {...(max !== undefined && { maxValue: parseDate(max) })}
        onChange={date => {
          const day = parseCalendarDate(date.toString())
          if (day !== undefined) onChange(day)
          onClose()
        }}
      >
        <header className={styles['head']}>
          <Button slot="previous" className={styles['turn'] ?? ''}>
            <Chevron />
          </Button>
          <Heading className={styles['month'] ?? ''} />
          <Button slot="next" className={styles['turn'] ?? ''}>
            <Chevron />
          </Button>
        </header>
        <CalendarGrid>{date => <CalendarCell date={date} className={styles['day'] ?? ''} />}</CalendarGrid>
      </Calendar>
    </Dialog>
  </Popover>
)

export default DateFieldCalendar

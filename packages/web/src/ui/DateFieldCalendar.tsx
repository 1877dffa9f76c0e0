import { Button, Calendar, CalendarCell, CalendarGrid, Popover } from 'react-aria-components/DatePicker'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Chevron } from './Chevron.tsx'
import styles from './DateField.module.css'
import popover from './Popover.module.css'

/**
 * The calendar of a date field, in a file of its own: most dates are typed, and it is as large as the rest of a form.
 */
const DateFieldCalendar = () => (
  <Popover className={popover['popover'] ?? ''} offset={4} placement="bottom start">
    <Dialog className={styles['dialog'] ?? ''}>
      <Calendar>
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

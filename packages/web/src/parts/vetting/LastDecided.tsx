import {
  type CalendarDate,
  type CarrierSummary,
  lastDecidedText,
  vettingDue,
  vettingDueText,
  vettingReasonText,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { Column } from '../../ui/table-model.ts'
import type { LastDecisions } from './last-decisions.ts'
import styles from './LastDecided.module.css'

interface Props {
  readonly row: Pick<CarrierSummary, 'id'>
  readonly decisions: LastDecisions
  readonly today: CalendarDate
}

/** When a carrier was last decided on and under which version, over when or why it is due. */
const LastDecided = observer(({ row, decisions: { query }, today }: Props) => {
  const vetted = query.value?.byCarrier.get(row.id)
  if (query.value === undefined || vetted === undefined) {
    const { kind } = query.state
    return (
      <span className={styles['note']} data-nothing="">
        {(kind === 'failed' || kind === 'refused') && 'not loaded'}
      </span>
    )
  }
  const due = vettingDue(vetted, query.value.terms, today)
  const reason = vettingReasonText(due)
  return (
    <span className={styles['decided']}>
      <span className={styles['day']}>{lastDecidedText(vetted.lastDecision, 'row')}</span>
      <span className={styles['note']} data-due={reason !== undefined || undefined} title={reason}>
        {vettingDueText(due)}
      </span>
    </span>
  )
})

/** The column of a list for it. */
export const lastDecidedColumn = (
  decisions: LastDecisions,
  today: CalendarDate,
): Column<Pick<CarrierSummary, 'id'>> => ({
  key: 'decided',
  header: 'Last decided',
  cell: row => <LastDecided row={row} decisions={decisions} today={today} />,
})

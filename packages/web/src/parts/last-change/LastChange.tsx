import {
  type CalendarDate,
  type CarrierSummary,
  changeWhenText,
  changeWithReason,
  exactTime,
  REASON_LENGTHS,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { Column } from '../../ui/table-model.ts'
import styles from './LastChange.module.css'
import type { LastChanges } from './last-changes.ts'

interface Props {
  readonly row: CarrierSummary
  readonly changes: LastChanges
  readonly today: CalendarDate
}

/** What changed last about a carrier and why its verdict turned, over when. */
export const LastChange = observer(({ row, changes: { query }, today }: Props) => {
  const change = query.value?.get(row.id)
  if (change === undefined) {
    const isWatched = row.subscription !== null
    return (
      <span className={styles['none']} data-nothing="">
        {isWatched ? noChangeText(query) : 'not monitored'}
      </span>
    )
  }
  const text = changeWithReason(change, row, today, REASON_LENGTHS.row)
  return (
    <span className={styles['change']}>
      <span className={styles['text']} data-tone={change.tone} title={text}>
        {text}
      </span>
      <time
        className={styles['when']}
        dateTime={change.noticedAt}
        title={`Noticed ${exactTime(change.noticedAt)}`}
      >
        {changeWhenText(change, today)}
      </time>
    </span>
  )
})

const noChangeText = ({ state: { kind } }: LastChanges['query']): string => {
  if (kind === 'failed' || kind === 'refused') return 'not loaded'
  return kind === 'ready' ? 'none in 30 days' : ''
}

/** The column of a list for it. */
export const lastChangeColumn = (changes: LastChanges, today: CalendarDate): Column<CarrierSummary> => ({
  key: 'change',
  header: 'Last change',
  cell: row => <LastChange row={row} changes={changes} today={today} />,
})

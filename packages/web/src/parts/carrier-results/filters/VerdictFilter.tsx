import { BEST_FIRST, countedCarriers, formatCount, formatNumber, type Verdict } from '@fairhaul/core'
import { VerdictMark } from '../../../ui/VerdictMark.tsx'
import { TONE_OF_VERDICT } from '../../verdict/tone-of-verdict.ts'
import type { VerdictTally } from '../verdict-tally.ts'
import styles from './VerdictFilter.module.css'

export interface VerdictFilterProps {
  /** Undefined: not known yet. */
  readonly tally: VerdictTally | undefined
  /** The verdict that the list is narrowed to. Null: none. */
  readonly verdict: Verdict | null
  readonly onChoose: (verdict: Verdict | null) => void
}

/** The verdicts of a list with their counts: one press narrows the list to a verdict, another shows all again. */
export const VerdictFilter = ({ tally, verdict, onChoose }: VerdictFilterProps) => {
  const countText = (count: number | undefined) => (count === undefined ? '' : formatNumber(count))
  const isOfPage = tally !== undefined && !tally.isWhole
  return (
    <div className={styles['filter']} role="group" aria-label="Verdict">
      <button
        type="button"
        className={styles['verdict']}
        aria-pressed={verdict === null}
        onClick={() => onChoose(null)}
      >
        All{' '}
        <span className={styles['count']}>
          {countText(tally?.isWhole ? countedCarriers(tally.counts) : undefined)}
        </span>
      </button>
      {BEST_FIRST.map(each => (
        <button
          key={each}
          type="button"
          className={styles['verdict']}
          aria-pressed={verdict === each}
          data-none={tally?.counts[each] === 0 || undefined}
          onClick={() => onChoose(verdict === each ? null : each)}
        >
          <VerdictMark tone={TONE_OF_VERDICT[each]} size={14} />
          {each} <span className={styles['count']}>{countText(tally?.counts[each])}</span>
        </button>
      ))}
      {isOfPage && (
        <span className={styles['note']}>of the {formatCount(tally.onPage, 'carrier')} on this page</span>
      )}
    </div>
  )
}

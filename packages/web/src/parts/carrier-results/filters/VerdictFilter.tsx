import { BEST_FIRST, countedCarriers, formatCount, type Verdict } from '@fairhaul/core'
import { CountFilter } from '../../../ui/CountFilter.tsx'
import { VerdictMark } from '../../../ui/VerdictMark.tsx'
import { TONE_OF_VERDICT } from '../../verdict/tone-of-verdict.ts'
import type { VerdictTally } from '../verdict-tally.ts'

export interface VerdictFilterProps {
  /** Undefined: not known yet. */
  readonly tally: VerdictTally | undefined
  /** The verdict that the list is narrowed to. Null: none. */
  readonly verdict: Verdict | null
  readonly onChoose: (verdict: Verdict | null) => void
  /** The counts may be of one page: the place where they say so is there before they are known. */
  readonly mayBeOfPage?: boolean
}

/** The verdicts of a list with their counts: one press narrows the list to a verdict, another shows all again. */
export const VerdictFilter = ({ tally, verdict, onChoose, mayBeOfPage = false }: VerdictFilterProps) => (
  <CountFilter
    label="Verdict"
    choices={BEST_FIRST.map(each => ({
      key: each,
      label: each,
      count: tally?.counts[each],
      icon: <VerdictMark tone={TONE_OF_VERDICT[each]} size={14} />,
    }))}
    total={tally?.isWhole === false ? null : tally && countedCarriers(tally.counts)}
    chosen={verdict}
    onChoose={onChoose}
    note={noteOf(tally) ?? (mayBeOfPage ? '' : undefined)}
  />
)

const noteOf = (tally: VerdictTally | undefined): string | undefined =>
  tally?.isWhole === false ? `of the ${formatCount(tally.onPage, 'carrier')} on this page` : undefined

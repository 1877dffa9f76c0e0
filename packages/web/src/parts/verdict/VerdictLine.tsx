import {
  type AssessedCarrier,
  assess,
  type CalendarDate,
  formatCount,
  REASON_LENGTHS,
  type RulesAssessment,
  type Verdict,
  verdictReason,
  verdictText,
  withCapital,
} from '@fairhaul/core'
import type { ReactNode } from 'react'
import { VerdictMark } from '../../ui/VerdictMark.tsx'
import { TONE_OF_VERDICT } from './tone-of-verdict.ts'
import styles from './VerdictLine.module.css'

/** Where a verdict is shown, which decides how long its reason may be. */
export type VerdictPlace = keyof typeof REASON_LENGTHS

interface VerdictLineProps {
  readonly assessment: RulesAssessment | null
  readonly today: CalendarDate
  readonly place: VerdictPlace
}

interface VerdictWordProps {
  /** Null: not assessed. */
  readonly verdict: Verdict | null
  /** The verdict with what follows it: "Override until 4 Mar 2027". Left out: the verdict alone. */
  readonly text?: string
  readonly isPartial?: boolean
}

/** The mark and the word of a verdict. */
export const VerdictWord = ({ verdict, text = verdict ?? '', isPartial = false }: VerdictWordProps) => {
  if (verdict === null) return <span className={styles['unknown']}>Not assessed</span>
  const [word, ...end] = text.split(/(?=[, ])/)
  return (
    <span className={styles['word']} data-verdict={verdict}>
      <VerdictMark tone={TONE_OF_VERDICT[verdict]} size={14} />
      <span>
        <span className={styles['strong']}>{word}</span>
        {end.join('')}
        {isPartial && <span className={styles['partial']}>partial</span>}
      </span>
    </span>
  )
}

/** The mark and the word; an override with its end date. */
export const verdictWord = (assessed: AssessedCarrier | undefined): ReactNode =>
  assessed === undefined ? (
    <VerdictWord verdict={null} />
  ) : (
    <VerdictWord
      verdict={assessed.overall}
      text={verdictText(assessed)}
      isPartial={assessed.hidden !== null}
    />
  )

interface Reason {
  readonly text: string
  /** How many more reasons there are. */
  readonly more: number
}

/** Why: "Cargo $50,000, needs $100,000" and 2 more; of a carrier that passes, how many rules it passes. */
export const reasonOf = (assessed: AssessedCarrier, place: VerdictPlace): Reason => {
  const reason = verdictReason(assessed, REASON_LENGTHS[place])
  if (reason !== undefined) return { text: withCapital(reason.text), more: reason.more }
  const { rules } = assessed
  const text = rules.length === 1 ? 'The only rule passes' : `All ${formatCount(rules.length, 'rule')} pass`
  return { text, more: 0 }
}

interface TwoLinesProps {
  readonly word: ReactNode
  /** What is shown beside the word. */
  readonly beside?: ReactNode
  readonly assessed: AssessedCarrier | undefined
  readonly place: VerdictPlace
}

/** A verdict with its reason beside it, or on the line below where it has no room. */
export const VerdictTwoLines = ({ word, beside, assessed, place }: TwoLinesProps) => {
  const overall = assessed?.overall ?? null
  const reason = assessed !== undefined && overall !== null ? reasonOf(assessed, place) : undefined
  return (
    <span className={styles['verdict']} data-place={place}>
      {beside === undefined ? (
        word
      ) : (
        <span className={styles['first']}>
          {word}
          {beside}
        </span>
      )}
      {reason !== undefined && (
        <span className={styles['reason']} data-verdict={overall}>
          {reason.text}
          {reason.more > 0 && <span className={styles['more']}> +{reason.more}</span>}
        </span>
      )}
    </span>
  )
}

/**
 * A carrier's verdict with its reason, as text only: for suggestions, and wherever nothing may open.
 *
 * Empty: "Not assessed".
 */
export const VerdictLine = ({ assessment, today, place }: VerdictLineProps) => {
  const assessed = assessment === null ? undefined : assess(assessment, today)
  return <VerdictTwoLines word={verdictWord(assessed)} assessed={assessed} place={place} />
}

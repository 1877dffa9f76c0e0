import {
  type AssessedCarrier,
  assess,
  type CalendarDate,
  formatCount,
  REASON_LENGTHS,
  type RulesAssessment,
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

/** The mark and the word; an override with its end date. */
export const verdictWord = (assessed: AssessedCarrier | undefined): ReactNode => {
  const overall = assessed?.overall ?? null
  if (assessed === undefined || overall === null)
    return <span className={styles['unknown']}>Not assessed</span>
  const [word, ...end] = verdictText(assessed).split(/(?=[, ])/)
  return (
    <span className={styles['word']} data-verdict={overall}>
      <VerdictMark tone={TONE_OF_VERDICT[overall]} size={14} />
      <span>
        <span className={styles['strong']}>{word}</span>
        {end.join('')}
      </span>
      {assessed.hidden !== null && <span className={styles['partial']}>partial</span>}
    </span>
  )
}

/** Why: "Cargo $50,000, needs $100,000 +2"; of a carrier that passes, how many rules it passes. */
export const reasonText = (assessed: AssessedCarrier, place: VerdictPlace): string => {
  const reason = verdictReason(assessed, REASON_LENGTHS[place])
  if (reason !== undefined) return withCapital(reason.text)
  const { rules } = assessed
  return rules.length === 1 ? 'The only rule passes' : `All ${formatCount(rules.length, 'rule')} pass`
}

interface TwoLinesProps {
  readonly word: ReactNode
  /** What stands beside the word. */
  readonly beside?: ReactNode
  readonly assessed: AssessedCarrier | undefined
  readonly place: VerdictPlace
}

/** A verdict with its reason beside it, or on the line below where it has no room. */
export const VerdictTwoLines = ({ word, beside, assessed, place }: TwoLinesProps) => {
  const more = assessed && verdictReason(assessed, REASON_LENGTHS[place])?.more
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
      {assessed !== undefined && assessed.overall !== null && (
        <span className={styles['reason']} data-verdict={assessed.overall}>
          {reasonText(assessed, place)}
          {more !== undefined && more > 0 && <span className={styles['more']}> +{more}</span>}
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

import {
  type AssessedCarrier,
  belowStopText,
  type CalendarDate,
  type DispatchStop,
  type DispatchStopKind,
  formatCount,
  type MayUse,
  mayUse,
  REASON_LENGTHS,
  type UsableCarrier,
  type Verdict,
  verdictReason,
  verdictText,
  withCapital,
} from '@fairhaul/core'
import { Ban, CircleDashed, CirclePause, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { VerdictMark } from '../../ui/VerdictMark.tsx'
import { hasTies, TieMark } from './TieMark.tsx'
import { TONE_OF_VERDICT } from './tone-of-verdict.ts'
import styles from './VerdictLine.module.css'

/** Where a verdict is shown, which decides how long its reason may be. */
export type VerdictPlace = keyof typeof REASON_LENGTHS

interface VerdictLineProps {
  readonly carrier: UsableCarrier
  readonly today: CalendarDate
  readonly place: VerdictPlace
}

interface VerdictWordProps {
  /** Null: not assessed. */
  readonly verdict: Verdict | null
  /** The verdict with what follows it: "Override until Mar 4, 2027". Left out: the verdict alone. */
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

/** The mark of what comes before a verdict: no verdict has it. */
const STOP_MARKS: Readonly<Record<DispatchStopKind, LucideIcon>> = {
  'do-not-dispatch': Ban,
  'on-hold': CirclePause,
  'not-onboarded': CircleDashed,
}

/** The mark of what comes before a verdict. */
export const StopMark = ({ stop, size }: { readonly stop: DispatchStop; readonly size: number }) => {
  const Mark = STOP_MARKS[stop.kind]
  return (
    <Mark size={size} strokeWidth={2.5} aria-hidden="true" className={styles['mark']} data-tone={stop.tone} />
  )
}

/** The verdict whose color an answer has; "none" if nothing is known. */
export const shadeOf = ({ stop, verdict }: Pick<MayUse, 'stop' | 'verdict'>): Verdict | 'none' => {
  if (stop === null) return verdict ?? 'none'
  return stop.tone === 'fail' ? 'Fail' : 'Incomplete'
}

/** The mark and the word of an answer: what comes before the verdict, else the verdict. */
export const answerWord = (answer: MayUse): ReactNode =>
  answer.stop === null ? (
    verdictWord(answer.assessed)
  ) : (
    <span className={styles['word']} data-verdict={shadeOf(answer)}>
      <StopMark stop={answer.stop} size={14} />
      <span className={styles['strong']}>{answer.text}</span>
    </span>
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

/** Why an answer is what it is; below a stop, the verdict comes first. Undefined: nothing is assessed. */
const reasonOfAnswer = (answer: MayUse, place: VerdictPlace): Reason | undefined => {
  if (answer.stop !== null) return { text: belowStopText(answer, REASON_LENGTHS[place]), more: 0 }
  return answer.assessed === undefined || answer.verdict === null
    ? undefined
    : reasonOf(answer.assessed, place)
}

interface TwoLinesProps {
  readonly word: ReactNode
  /** What is shown beside the word. */
  readonly beside?: ReactNode
  readonly answer: MayUse
  readonly place: VerdictPlace
}

/** An answer with its reason beside it, or on the line below where it has no room. */
export const VerdictTwoLines = ({ word, beside, answer, place }: TwoLinesProps) => {
  const reason = reasonOfAnswer(answer, place)
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
        <span className={styles['reason']} data-verdict={shadeOf(answer)} title={answer.stop?.reason}>
          {reason.text}
          {reason.more > 0 && <span className={styles['more']}> +{reason.more}</span>}
        </span>
      )}
    </span>
  )
}

/**
 * Whether a carrier may be used, with the reason, as text only: for suggestions, and wherever nothing may open.
 *
 * Empty: "Not assessed".
 */
export const VerdictLine = ({ carrier, today, place }: VerdictLineProps) => {
  const answer = mayUse(carrier, today)
  const tie = hasTies(carrier) ? <TieMark carrier={carrier} /> : undefined
  return <VerdictTwoLines word={answerWord(answer)} beside={tie} answer={answer} place={place} />
}

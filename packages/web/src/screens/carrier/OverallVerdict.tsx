import {
  type AssessedCarrier,
  cutText,
  type DispatchStop,
  formatCount,
  partialText,
  REASON_LENGTHS,
  type Verdict,
  verdictBelowStop,
  verdictReason,
  verdictText,
  withCapital,
} from '@fairhaul/core'
import type { ReactNode } from 'react'
import { TONE_OF_VERDICT } from '../../parts/verdict/tone-of-verdict.ts'
import { shadeOf, StopMark } from '../../parts/verdict/VerdictLine.tsx'
import { cx } from '../../ui/cx.ts'
import { linkClass } from '../../ui/TextLink.tsx'
import { VerdictMark } from '../../ui/VerdictMark.tsx'
import styles from './OverallVerdict.module.css'

interface Props {
  readonly assessed: AssessedCarrier | undefined
  /** What comes before the verdict. */
  readonly stop: DispatchStop | null
  /** What is shown beside it. */
  readonly children?: ReactNode
}

/**
 * Whether the carrier may be used: the overall verdict with its reason, "Fail: Cargo $50,000, needs $100,000", and a link to
 * the other reasons; or what comes before it, with who, when and why, and the verdict small beside it.
 */
export const OverallVerdict = ({ assessed, stop, children }: Props) => {
  if (stop !== null)
    return (
      <Stopped stop={stop} assessed={assessed}>
        {children}
      </Stopped>
    )
  if (assessed === undefined || assessed.overall === null) {
    return (
      <div className={styles['verdict']} data-verdict="none" role="group" aria-label="Overall verdict">
        <span className={styles['unknown']} aria-hidden="true">
          ?
        </span>
        <span className={styles['word']}>Not assessed</span>
        <span className={styles['count']}>not checked against rules</span>
      </div>
    )
  }
  const { overall, hidden } = assessed
  const reason = verdictReason(assessed, REASON_LENGTHS.header)
  return (
    <div className={styles['verdict']} data-verdict={overall} role="group" aria-label="Overall verdict">
      <VerdictMark tone={TONE_OF_VERDICT[overall]} size={20} />
      <span className={styles['word']}>{verdictText(assessed)}</span>
      {reason !== undefined && (
        <span className={styles['reason']}>
          {withCapital(reason.text)}
          {reason.more > 0 && (
            <a href="#assessment" className={linkClass}>
              {formatCount(reason.more, 'more rule')}
            </a>
          )}
        </span>
      )}
      {hidden === null && (reason?.more ?? 0) === 0 && (
        <span className={styles['count']}>{countText(assessed, overall)}</span>
      )}
      {hidden !== null && <span className={styles['partial']}>{withCapital(partialText(hidden))}</span>}
      {children}
    </div>
  )
}

const Stopped = ({ stop, assessed, children }: Props & { readonly stop: DispatchStop }) => (
  <div
    className={styles['verdict']}
    data-verdict={shadeOf({ stop, verdict: null })}
    role="group"
    aria-label="Overall verdict"
  >
    <StopMark stop={stop} size={20} />
    <span className={styles['word']}>{stop.label}</span>
    {stop.reason !== undefined && (
      <span className={styles['reason']} title={stop.reason}>
        {cutText(stop.reason, REASON_LENGTHS.header)}
      </span>
    )}
    <a href="#assessment" className={cx(linkClass, styles['below'])}>
      {verdictBelowStop(assessed)}
    </a>
    {children}
  </div>
)

const PREDICATES: Readonly<Record<Verdict, readonly [one: string, many: string]>> = {
  Fail: ['fails', 'fail'],
  Incomplete: ['is incomplete', 'are incomplete'],
  Override: ['is overridden', 'are overridden'],
  Pass: ['passes', 'pass'],
}

/** How many of the rules that are shown have the verdict. */
const countText = ({ rules }: AssessedCarrier, overall: Verdict): string => {
  const count = rules.filter(({ label }) => label === overall).length
  if (rules.length === 1 && count === 1) return `the only rule ${PREDICATES[overall][0]}`
  if (count === rules.length && overall === 'Pass') return `all ${rules.length} rules pass`
  return `${count} of ${formatCount(rules.length, 'rule')} ${PREDICATES[overall][count === 1 ? 0 : 1]}`
}

import { type AssessedCarrier, formatCount, type Verdict } from '@fairhaul/core'
import { TONE_OF_VERDICT } from '../../parts/verdict/VerdictBadge.tsx'
import { VerdictMark } from '../../ui/VerdictMark.tsx'
import styles from './CarrierHead.module.css'

/** The overall verdict as text, shape and color, with the number of rules. */
export const OverallVerdict = ({ assessed }: { readonly assessed: AssessedCarrier | undefined }) => {
  if (assessed === undefined || assessed.overall === null) {
    return (
      <div className={styles['verdict']} role="group" aria-label="Overall verdict">
        <span className={styles['unknown']} aria-hidden="true">
          ?
        </span>
        <span className={styles['word']}>Not assessed</span>
        <span className={styles['count']}>not checked against rules</span>
      </div>
    )
  }
  return (
    <div className={styles['verdict']} role="group" aria-label="Overall verdict">
      <VerdictMark tone={TONE_OF_VERDICT[assessed.overall]} size={28} />
      <span className={styles['word']}>{assessed.overall}</span>
      <span className={styles['count']}>{countText(assessed, assessed.overall)}</span>
    </div>
  )
}

const PREDICATES: Readonly<Record<Verdict, readonly [one: string, many: string]>> = {
  Fail: ['fails', 'fail'],
  Incomplete: ['is incomplete', 'are incomplete'],
  Override: ['is overridden', 'are overridden'],
  Pass: ['passes', 'pass'],
}

const countText = ({ rules }: AssessedCarrier, overall: Verdict): string => {
  const count = rules.filter(({ label }) => label === overall).length
  if (rules.length === 1) return `the only rule ${PREDICATES[overall][0]}`
  if (count === rules.length && overall === 'Pass') return `all ${rules.length} rules pass`
  return `${count} of ${formatCount(rules.length, 'rule')} ${PREDICATES[overall][count === 1 ? 0 : 1]}`
}

import { type AssessedRule, type CalendarDate, expiryText } from '@fairhaul/core'
import { VerdictMark } from '../../ui/VerdictMark.tsx'
import { TONE_OF_VERDICT } from './VerdictBadge.tsx'
import styles from './VerdictReasons.module.css'

interface Props {
  readonly rule: AssessedRule
  readonly today: CalendarDate
}

/** One rule in a line: its label, its name, and the fact or override that decides it. */
export const RuleReason = ({ rule, today }: Props) => (
  <li className={styles['rule']}>
    <VerdictMark tone={TONE_OF_VERDICT[rule.label]} label={rule.label} size={14} />
    <span>{rule.name}</span>
    <span className={styles['value']}>
      {rule.override === null
        ? (rule.finding.value ?? 'not on record')
        : `overridden, ${expiryText(rule.override.expiresOn, today)}`}
    </span>
  </li>
)

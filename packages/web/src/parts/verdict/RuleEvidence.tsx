import {
  type AssessedCarrier,
  type AssessedRule,
  type CalendarDate,
  expiryText,
  formatCount,
  partialText,
  ruleFactText,
  rulesWorstFirst,
  sourceAndDayText,
  type Verdict,
  withCapital,
} from '@fairhaul/core'
import type { ReactNode } from 'react'
import { VerdictMark } from '../../ui/VerdictMark.tsx'
import styles from './RuleEvidence.module.css'
import { TONE_OF_VERDICT } from './tone-of-verdict.ts'

const TITLES: Readonly<Record<Verdict, string>> = {
  Fail: 'Why it fails',
  Incomplete: 'Why it is incomplete',
  Override: 'Why it is overridden',
  Pass: 'Why it passes',
}

interface Props {
  readonly assessed: AssessedCarrier
  readonly today: CalendarDate
  /** It is below the word of the verdict, so that it has no title and only counts what passes. */
  readonly isBrief?: boolean
  /** What is below the rules. */
  readonly children?: ReactNode
}

/** The reasons of a verdict: failed, incomplete and overridden rules with their facts, then those that pass in one line. */
export const RuleEvidence = ({
  assessed: { rules, overall, hidden },
  today,
  isBrief = false,
  children,
}: Props) => {
  const shown = rulesWorstFirst(rules).filter(({ label }) => label !== 'Pass')
  const passed = rules.filter(({ label }) => label === 'Pass')
  return (
    <div className={styles['reasons']}>
      {overall !== null && !isBrief && <p className={styles['title']}>{TITLES[overall]}</p>}
      {hidden !== null && <p className={styles['note']}>{withCapital(partialText(hidden))}.</p>}
      {shown.length > 0 && (
        <ul className={styles['rules']}>
          {shown.map(rule => (
            <Rule key={rule.ruleType} rule={rule} today={today} />
          ))}
        </ul>
      )}
      {passed.length > 0 && (
        <p className={styles['rule']}>
          <VerdictMark tone="pass" size={14} />
          <span>
            {formatCount(passed.length, 'rule')} {passed.length === 1 ? 'passes' : 'pass'}
            {!isBrief && <span className={styles['note']}>{passed.map(({ name }) => name).join(', ')}</span>}
          </span>
        </p>
      )}
      {children}
    </div>
  )
}

const Rule = ({ rule, today }: { readonly rule: AssessedRule; readonly today: CalendarDate }) => (
  <li className={styles['rule']}>
    <VerdictMark tone={TONE_OF_VERDICT[rule.label]} label={rule.label} size={14} />
    <span>
      {withCapital(ruleFactText(rule))}
      <span className={styles['note']}>{noteOf(rule, today)}</span>
    </span>
  </li>
)

/** The override, or the source of the fact and its day. */
const noteOf = ({ override, finding: { source, asOf } }: AssessedRule, today: CalendarDate): string =>
  override === null
    ? sourceAndDayText(source, asOf)
    : `Overridden by ${override.userName ?? 'someone not on record'}, ${expiryText(override.expiresOn, today)}`

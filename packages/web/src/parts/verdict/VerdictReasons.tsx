import {
  assess,
  type CalendarDate,
  type CarrierSummary,
  overallVerdict,
  RULE_CATEGORIES,
  type RulesAssessment,
} from '@fairhaul/core'
import { badgeLook } from '../../ui/Badge.tsx'
import { VerdictMark } from '../../ui/VerdictMark.tsx'
import { Hint } from '../hint/Hint.tsx'
import { RuleReason } from './RuleReason.tsx'
import { TONE_OF_VERDICT, VerdictBadge } from './VerdictBadge.tsx'
import styles from './VerdictReasons.module.css'

interface Props {
  readonly carrier: Pick<CarrierSummary, 'legalName' | 'rulesAssessment'>
  readonly today: CalendarDate
}

/** The overall verdict of a carrier. Hover or focus shows its rules by category, the worst first. */
export const VerdictReasons = ({ carrier: { rulesAssessment }, today }: Props) => {
  const overall = rulesAssessment === null ? null : overallVerdict(rulesAssessment, today)
  if (rulesAssessment === null || overall === null) return <VerdictBadge verdict={null} />
  const tone = TONE_OF_VERDICT[overall]
  return (
    <Hint hint={<Reasons assessment={rulesAssessment} today={today} />} look={badgeLook(tone)}>
      <VerdictMark tone={tone} size={13} />
      {overall}
    </Hint>
  )
}

interface ReasonsProps {
  readonly assessment: RulesAssessment
  readonly today: CalendarDate
}

const Reasons = ({ assessment, today }: ReasonsProps) => {
  const assessed = assess(assessment, today)
  return (
    <div className={styles['reasons']}>
      <p className={styles['title']}>Why {assessed.overall}</p>
      {RULE_CATEGORIES.map(category => {
        const rules = assessed.rules.filter(rule => rule.category === category)
        if (rules.length === 0) return null
        return (
          <section key={category} aria-label={category}>
            <p className={styles['category']}>
              {category} <VerdictBadge verdict={assessed.categories[category]} />
            </p>
            <ul>
              {rules.map(rule => (
                <RuleReason key={rule.ruleType} rule={rule} today={today} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

import {
  type AssessedCarrier,
  assess,
  type CalendarDate,
  type CarrierSummary,
  RULE_CATEGORIES,
} from '@fairhaul/core'
import { Hint } from '../hint/Hint.tsx'
import { RuleReason } from './RuleReason.tsx'
import { VerdictBadge } from './VerdictBadge.tsx'
import styles from './VerdictReasons.module.css'

interface Props {
  readonly carrier: Pick<CarrierSummary, 'legalName' | 'rulesAssessment'>
  readonly today: CalendarDate
}

/** The overall verdict of a carrier; hover or focus tells which rules it comes from, by category, the worst first. */
export const VerdictReasons = ({ carrier, today }: Props) => {
  const assessed = carrier.rulesAssessment === null ? undefined : assess(carrier.rulesAssessment, today)
  if (assessed === undefined || assessed.overall === null) return <VerdictBadge verdict={null} />
  return (
    <Hint hint={<Reasons assessed={assessed} today={today} />}>
      <VerdictBadge verdict={assessed.overall} />
    </Hint>
  )
}

const Reasons = ({
  assessed,
  today,
}: {
  readonly assessed: AssessedCarrier
  readonly today: CalendarDate
}) => (
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

import { assess, type CalendarDate, type RulesAssessment } from '@fairhaul/core'
import { Hint } from '../hint/Hint.tsx'
import { RuleEvidence } from './RuleEvidence.tsx'
import { VerdictBadge, verdictLook } from './VerdictBadge.tsx'

interface Props {
  readonly carrier: { readonly rulesAssessment: RulesAssessment | null }
  readonly today: CalendarDate
}

/** The overall verdict of a carrier. Hover, focus or press shows its rules, those against the carrier first. */
export const VerdictReasons = ({ carrier: { rulesAssessment }, today }: Props) => {
  const assessed = rulesAssessment === null ? undefined : assess(rulesAssessment, today)
  if (assessed === undefined || assessed.overall === null) return <VerdictBadge verdict={null} />
  return <Hint hint={<RuleEvidence assessed={assessed} today={today} />} {...verdictLook(assessed)} />
}

import { assess } from '@fairhaul/core'
import { Hint } from '../hint/Hint.tsx'
import { RuleEvidence } from './RuleEvidence.tsx'
import { type VerdictLineProps, VerdictTwoLines, verdictWord } from './VerdictLine.tsx'

/**
 * A carrier's verdict with its reason on a second line: "Fail", "Cargo $50,000, needs $100,000 +2". Hover, focus or press
 * of the verdict shows every rule. Where nothing may open, as in a list of suggestions, `VerdictLine` shows the same.
 *
 * Empty: "Not assessed".
 */
export const VerdictWithReason = ({ assessment, today, place }: VerdictLineProps) => {
  const assessed = assessment === null ? undefined : assess(assessment, today)
  const word = verdictWord(assessed)
  if (assessed === undefined || assessed.overall === null)
    return <VerdictTwoLines word={word} assessed={assessed} place={place} />
  return (
    <VerdictTwoLines
      word={<Hint hint={<RuleEvidence assessed={assessed} today={today} />}>{word}</Hint>}
      assessed={assessed}
      place={place}
    />
  )
}

import { assess, type CalendarDate, type CarrierSummary } from '@fairhaul/core'
import { Hint } from '../hint/Hint.tsx'
import { CautionList, CautionMark } from './CautionMark.tsx'
import { RuleEvidence } from './RuleEvidence.tsx'
import { type VerdictPlace, VerdictTwoLines, verdictWord } from './VerdictLine.tsx'

interface Props {
  readonly carrier: Pick<CarrierSummary, 'id' | 'rulesAssessment' | 'cautions'>
  readonly today: CalendarDate
  readonly place: VerdictPlace
}

/**
 * A carrier's verdict with its reason on a second line: "Fail", "Cargo $50,000, needs $100,000 +2", and beside it the
 * orange shield. Hover, focus or press of the verdict shows every rule. Where nothing may open, as in a list of
 * suggestions, `VerdictLine` shows the same.
 *
 * Empty: "Not assessed".
 */
export const VerdictWithReason = ({ carrier, today, place }: Props) => {
  const { rulesAssessment } = carrier
  const assessed = rulesAssessment === null ? undefined : assess(rulesAssessment, today)
  const word = verdictWord(assessed)
  const verdict = assessed?.overall ?? null
  if (assessed === undefined || verdict === null)
    return <VerdictTwoLines word={word} assessed={assessed} place={place} />
  // Most rows of a list have nothing to show here.
  const caution = carrier.cautions === null || verdict === 'Fail' ? undefined : { carrier, verdict, today }
  return (
    <VerdictTwoLines
      word={
        <Hint
          hint={
            <RuleEvidence assessed={assessed} today={today}>
              {caution && <CautionList {...caution} />}
            </RuleEvidence>
          }
        >
          {word}
        </Hint>
      }
      beside={caution && <CautionMark {...caution} />}
      assessed={assessed}
      place={place}
    />
  )
}

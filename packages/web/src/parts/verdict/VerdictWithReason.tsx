import { type CalendarDate, type CarrierSummary, dispatchStopText, mayUse } from '@fairhaul/core'
import { Hint } from '../hint/Hint.tsx'
import { CautionList, CautionMark } from './CautionMark.tsx'
import { RuleEvidence } from './RuleEvidence.tsx'
import { hasTies, TieMark } from './TieMark.tsx'
import { answerWord, type VerdictPlace, VerdictTwoLines } from './VerdictLine.tsx'

interface Props {
  readonly carrier: Pick<CarrierSummary, 'id' | 'connection' | 'rulesAssessment' | 'cautions'>
  readonly today: CalendarDate
  readonly place: VerdictPlace
}

/**
 * Whether a carrier may be used, with the reason on a second line: "Fail", "Cargo $50,000, needs $100,000 +2", and beside it
 * its strongest tie to a carrier that should not be used and the orange shield; or "Do not dispatch", with the verdict and who set it below. Hover, focus or press shows every rule.
 * Where nothing may open, as in a list of suggestions, `VerdictLine` shows the same.
 *
 * Empty: "Not assessed".
 */
export const VerdictWithReason = ({ carrier, today, place }: Props) => {
  const answer = mayUse(carrier, today)
  const { stop, assessed, verdict } = answer
  const word = answerWord(answer)
  const tie = hasTies(carrier) ? <TieMark carrier={carrier} id={carrier.id} /> : undefined
  if (assessed === undefined || verdict === null)
    return <VerdictTwoLines word={word} beside={tie} answer={answer} place={place} />
  // Most rows of a list have nothing to show here.
  const caution = carrier.cautions === null || verdict === 'Fail' ? undefined : { carrier, verdict, today }
  const shield = stop === null && caution ? <CautionMark {...caution} /> : undefined
  const beside =
    tie === undefined ? (
      shield
    ) : (
      <>
        {tie}
        {shield}
      </>
    )
  return (
    <VerdictTwoLines
      word={
        <Hint
          hint={
            <>
              {stop !== null && <p>{dispatchStopText(stop)}</p>}
              <RuleEvidence assessed={assessed} today={today}>
                {caution && <CautionList {...caution} />}
              </RuleEvidence>
            </>
          }
        >
          {word}
        </Hint>
      }
      beside={beside}
      answer={answer}
      place={place}
    />
  )
}

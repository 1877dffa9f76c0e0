import { type CalendarDate, type CarrierSummary, mayUse, paths, verdictBelowStop } from '@fairhaul/core'
import { CautionList } from '../verdict/CautionMark.tsx'
import { RuleEvidence } from '../verdict/RuleEvidence.tsx'
import { hasTies, TieLine } from '../verdict/TieMark.tsx'
import { answerWord, shadeOf } from '../verdict/VerdictLine.tsx'
import styles from './CarrierPanel.module.css'

interface Props {
  readonly carrier: CarrierSummary
  readonly today: CalendarDate
}

/** Whether the carrier may be used, with every reason, and what else deserves a look. */
export const PanelVerdict = ({ carrier, today }: Props) => {
  const answer = mayUse(carrier, today)
  const { stop, assessed, verdict } = answer
  return (
    <div
      className={styles['verdict']}
      data-verdict={shadeOf(answer)}
      role="group"
      aria-label="Overall verdict"
    >
      <p className={styles['word']}>{answerWord(answer)}</p>
      {stop?.reason !== undefined && <p className={styles['why']}>{stop.reason}</p>}
      {stop !== null && <p>{verdictBelowStop(assessed)}</p>}
      {hasTies(carrier) && <TieLine carrier={carrier} to={`${paths.carrier({ id: carrier.id })}#identity`} />}
      {assessed !== undefined && verdict !== null && (
        <RuleEvidence assessed={assessed} today={today} isBrief>
          {verdict !== 'Fail' && <CautionList carrier={carrier} verdict={verdict} today={today} />}
        </RuleEvidence>
      )}
    </div>
  )
}

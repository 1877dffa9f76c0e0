import { assess, type CalendarDate, type CarrierSummary } from '@fairhaul/core'
import { CautionList } from '../verdict/CautionMark.tsx'
import { RuleEvidence } from '../verdict/RuleEvidence.tsx'
import { verdictWord } from '../verdict/VerdictLine.tsx'
import styles from './CarrierPanel.module.css'

interface Props {
  readonly carrier: CarrierSummary
  readonly today: CalendarDate
}

/** The verdict with every reason, and what else deserves a look. */
export const PanelVerdict = ({ carrier, today }: Props) => {
  const { rulesAssessment } = carrier
  const assessed = rulesAssessment === null ? undefined : assess(rulesAssessment, today)
  const verdict = assessed?.overall ?? null
  return (
    <div
      className={styles['verdict']}
      data-verdict={verdict ?? 'none'}
      role="group"
      aria-label="Overall verdict"
    >
      <p className={styles['word']}>{verdictWord(assessed)}</p>
      {assessed !== undefined && verdict !== null && (
        <RuleEvidence assessed={assessed} today={today} isBrief>
          {verdict !== 'Fail' && <CautionList carrier={carrier} verdict={verdict} today={today} />}
        </RuleEvidence>
      )}
    </div>
  )
}

import {
  formatCalendarDate,
  type GateAnswer,
  gateAnswerText,
  type GatePass,
  gateReasonText,
  gateSettledText,
  gateStepText,
} from '@fairhaul/core'
import { ShieldCheck, ShieldQuestionMark, ShieldX } from 'lucide-react'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import styles from './LoadGate.module.css'

const SIGNS: Readonly<Record<GateAnswer, typeof ShieldCheck>> = {
  yes: ShieldCheck,
  look: ShieldQuestionMark,
  no: ShieldX,
}

/** An answer of the gate, every reason with what settles it, and the overrides that would change it. */
export const GateAnswerView = ({ pass }: { readonly pass: GatePass }) => {
  const today = useStore(BrowserTokens.Clock).today()
  const Sign = SIGNS[pass.answer]
  const version = pass.policyVersion === null ? '' : `, by policy version ${pass.policyVersion}`
  return (
    <>
      <p className={styles['answer']} data-answer={pass.answer}>
        <Sign aria-hidden="true" size={20} />
        <strong>{gateAnswerText(pass)}</strong>
        <span className={styles['note']}>{`for ${formatCalendarDate(pass.day)}${version}`}</span>
      </p>
      {pass.reasons.length > 0 && (
        <ul className={styles['reasons']} aria-label="Reasons">
          {pass.reasons.map(reason => {
            const text = gateReasonText(reason)
            const settled = gateSettledText(reason, today)
            return (
              <li key={text}>
                {text}
                {settled !== undefined && <span className={styles['settled']}>{settled}</span>}
              </li>
            )
          })}
        </ul>
      )}
      {pass.steps.length > 0 && (
        <ul className={styles['steps']} aria-label="Overrides that would change it">
          {pass.steps.map(step => {
            const text = gateStepText(step)
            return <li key={text}>{text}</li>
          })}
        </ul>
      )}
    </>
  )
}

import { SIGN_UP_STAGES, type SignUpStep, signUpProgress } from '@fairhaul/core'
import styles from './SignUpSteps.module.css'

/** The steps of a sign-up, with the current one. */
export const SignUpSteps = ({ step }: { readonly step: SignUpStep }) => {
  const { stage, text } = signUpProgress(step)
  return (
    <div className={styles['steps']}>
      <p className={styles['text']}>{text}</p>
      <div className={styles['marks']} aria-hidden="true">
        {Array.from({ length: SIGN_UP_STAGES }, (_, at) => (
          <span key={at} className={styles['mark']} data-done={at < stage || undefined} />
        ))}
      </div>
    </div>
  )
}

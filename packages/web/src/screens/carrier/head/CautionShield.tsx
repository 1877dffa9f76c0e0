import type { Caution, CautionKind, Verdict } from '@fairhaul/core'
import { ShieldAlert } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { linkClass } from '../../../ui/TextLink.tsx'
import { CARRIER_SECTIONS } from '../profile-modules.ts'
import styles from './CautionShield.module.css'
import type { HeadChecksStore } from './head-checks-store.ts'

/** The section that tells the rest of each caution. */
const SECTION_OF_CAUTION: Readonly<Record<CautionKind, string>> = {
  'identity-alert': 'identity-alerts',
  'do-not-use': 'associated',
  cancellation: 'insurance',
  insight: 'insights',
}

interface Props {
  readonly checks: HeadChecksStore | undefined
  readonly verdict: Verdict | null
}

/**
 * The orange shield beside a verdict: what still deserves a look, each leading to its section.
 *
 * Empty: nothing without a caution. A check that failed is shown, as its silence would be taken for an all-clear.
 */
export const CautionShield = observer(({ checks, verdict }: Props) => {
  if (checks === undefined) return null
  const found = checks.cautionsBeside(verdict)
  const isUnsure = checks.hasFailed && verdict !== null && verdict !== 'Fail'
  if (found.length === 0 && !isUnsure) return null
  return (
    <div className={styles['shield']}>
      {found.length > 0 && (
        <ul aria-label="Worth a look">
          {found.map(caution => (
            <li key={caution.kind}>
              <ShieldAlert size={16} aria-hidden="true" />
              <CautionText caution={caution} />
            </li>
          ))}
        </ul>
      )}
      {isUnsure && (
        <p>
          Not every check loaded.{' '}
          <button type="button" className={linkClass} onClick={checks.load}>
            Try again
          </button>
        </p>
      )}
    </div>
  )
})

const CautionText = ({ caution: { kind, text } }: { readonly caution: Caution }) => {
  const section = SECTION_OF_CAUTION[kind]
  if (!CARRIER_SECTIONS.some(({ id }) => id === section)) return <span>{text}</span>
  return (
    <a href={`#${section}`} className={linkClass}>
      {text}
    </a>
  )
}

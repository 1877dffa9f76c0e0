import type { Caution } from '@fairhaul/core'
import { ShieldAlert } from 'lucide-react'
import { type CautionProps, SECTION_OF_CAUTION, useCautions } from '../../../parts/verdict/cautions.ts'
import { linkClass } from '../../../ui/TextLink.tsx'
import { CARRIER_SECTIONS } from '../profile-modules.ts'
import styles from './CautionShield.module.css'

/**
 * The orange shield beside the verdict of a profile: everything that still deserves a look, each leading to its section.
 *
 * Empty: nothing without a caution.
 */
export const CautionShield = (props: CautionProps) => {
  const found = useCautions(props)
  if (found.length === 0) return null
  return (
    <ul className={styles['shield']} aria-label="Worth a look">
      {found.map(caution => (
        <li key={caution.kind}>
          <ShieldAlert size={16} aria-hidden="true" />
          <CautionText caution={caution} />
        </li>
      ))}
    </ul>
  )
}

const CautionText = ({ caution: { kind, text } }: { readonly caution: Caution }) => {
  const section = SECTION_OF_CAUTION[kind]
  if (!CARRIER_SECTIONS.some(({ id }) => id === section)) return <span>{text}</span>
  return (
    <a href={`#${section}`} className={linkClass}>
      {text}
    </a>
  )
}

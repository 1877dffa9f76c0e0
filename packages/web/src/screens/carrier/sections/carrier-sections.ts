import type { ComponentType } from 'react'
import { AssessmentSection } from './AssessmentSection.tsx'
import { AuthoritySection } from './AuthoritySection.tsx'
import { ContactsSection } from './ContactsSection.tsx'
import { FleetSection } from './FleetSection.tsx'
import { IdentifiersSection } from './IdentifiersSection.tsx'
import { InsuranceSection } from './InsuranceSection.tsx'
import { SafetySection } from './SafetySection.tsx'
import type { CarrierSectionProps } from './section-props.ts'

export interface CarrierSection {
  readonly id: string
  readonly name: string
  readonly Section: ComponentType<CarrierSectionProps>
}

/** The sections of a profile, in the order of a broker's questions: may I use them, why, and who are they. */
export const CARRIER_SECTIONS: readonly CarrierSection[] = [
  { id: 'assessment', name: 'Assessment', Section: AssessmentSection },
  { id: 'authority', name: 'Authority', Section: AuthoritySection },
  { id: 'insurance', name: 'Insurance', Section: InsuranceSection },
  { id: 'safety', name: 'Safety', Section: SafetySection },
  { id: 'fleet', name: 'Fleet and equipment', Section: FleetSection },
  { id: 'contacts', name: 'Contacts', Section: ContactsSection },
  { id: 'identifiers', name: 'Identifiers and addresses', Section: IdentifiersSection },
]

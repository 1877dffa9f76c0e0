import type { ProfilePart } from '../../profile-modules.ts'
import { AssociatedSection } from './AssociatedSection.tsx'
import { associatedOf } from './associated-of.ts'

export const section: ProfilePart = {
  Component: AssociatedSection,
  open: visit => associatedOf(visit),
}

import type { ProfilePart } from '../../profile-modules.ts'
import { ClassificationsSection } from './ClassificationsSection.tsx'

export const section: ProfilePart = {
  Component: ClassificationsSection,
  open({ profile: { overrides } }) {
    overrides.openClassifications()
    overrides.openUnassigned()
    return {}
  },
}

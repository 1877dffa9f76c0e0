import type { ProfilePart } from '../../profile-modules.ts'
import { AuthoritySection } from './AuthoritySection.tsx'

export const section: ProfilePart = { Component: AuthoritySection }

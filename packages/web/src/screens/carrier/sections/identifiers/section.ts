import type { ProfilePart } from '../../profile-modules.ts'
import { IdentifiersSection } from './IdentifiersSection.tsx'

export const section: ProfilePart = { Component: IdentifiersSection }

import type { ProfilePart } from '../../profile-modules.ts'
import { InsuranceSection } from './InsuranceSection.tsx'

export const section: ProfilePart = { Component: InsuranceSection }

import type { ProfilePart } from '../../profile-modules.ts'
import { SafetySection } from './SafetySection.tsx'

export const section: ProfilePart = { Component: SafetySection }

import type { ProfilePart } from '../../profile-modules.ts'
import { AssessmentSection } from './AssessmentSection.tsx'

export const section: ProfilePart = { Component: AssessmentSection }

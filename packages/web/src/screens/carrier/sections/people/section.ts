import type { ProfilePart } from '../../profile-modules.ts'
import { PeopleSection } from './PeopleSection.tsx'

export const section: ProfilePart = { Component: PeopleSection }

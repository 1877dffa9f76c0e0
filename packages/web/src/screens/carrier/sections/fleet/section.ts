import type { ProfilePart } from '../../profile-modules.ts'
import { FleetSection } from './FleetSection.tsx'

export const section: ProfilePart = { Component: FleetSection }

import { hasOwnChecks } from '@fairhaul/core'
import type { AboutSection } from '../../profile-modules.ts'

export const about: AboutSection = { name: 'Your checks', order: 21, isShown: hasOwnChecks }

import type { AboutSection } from '../../profile-modules.ts'

export const about: AboutSection = { name: 'Connection and onboarding', order: 26 }

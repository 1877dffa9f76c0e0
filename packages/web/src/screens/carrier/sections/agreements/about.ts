import type { AboutSection } from '../../profile-modules.ts'

export const about: AboutSection = { name: 'Contract and agreements', order: 28 }

import type { AboutSection } from '../../profile-modules.ts'

export const about: AboutSection = { name: 'Insurance', order: 50 }

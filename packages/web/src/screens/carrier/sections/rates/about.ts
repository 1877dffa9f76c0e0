import type { AboutSection } from '../../profile-modules.ts'

export const about: AboutSection = { name: 'Rates and payments', order: 82 }

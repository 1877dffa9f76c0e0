import type { AboutSection } from '../../profile-modules.ts'

export const about: AboutSection = { name: 'Assessment', order: 10 }

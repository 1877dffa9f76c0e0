import type { AboutSection } from '../../profile-modules.ts'

export const about: AboutSection = { name: 'Safety', order: 60 }

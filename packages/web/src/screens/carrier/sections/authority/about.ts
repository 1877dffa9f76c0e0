import type { AboutSection } from '../../profile-modules.ts'

export const about: AboutSection = { name: 'Authority', order: 40 }

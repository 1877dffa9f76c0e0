import type { AboutSection } from '../../profile-modules.ts'

export const about: AboutSection = { name: 'Fleet and equipment', order: 70 }

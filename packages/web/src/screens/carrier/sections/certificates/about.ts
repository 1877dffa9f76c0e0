import type { AboutSection } from '../../profile-modules.ts'

export const about: AboutSection = { name: 'Certificates', order: 52 }

import type { AboutSection } from '../../profile-modules.ts'

export const about: AboutSection = { name: 'Classifications', order: 12, isHalf: true }

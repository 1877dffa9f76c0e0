import type { AboutSection } from '../../profile-modules.ts'

export const about: AboutSection = { name: 'Notes', order: 96, isHalf: true }

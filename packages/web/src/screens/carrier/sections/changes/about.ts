import type { AboutSection } from '../../profile-modules.ts'

export const about: AboutSection = { name: 'What changed', order: 14, isHalf: true, isFullOnly: true }

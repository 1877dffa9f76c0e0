import type { AboutSection } from '../../profile-modules.ts'

export const about: AboutSection = { name: 'Decision records', order: 98, isHalf: true, isFullOnly: true }

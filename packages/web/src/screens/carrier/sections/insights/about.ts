import type { AboutSection } from '../../profile-modules.ts'

export const about: AboutSection = { name: 'Insights', order: 94, isHalf: true, isFullOnly: true }

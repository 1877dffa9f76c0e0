import type { AboutSection } from '../../profile-modules.ts'

export const about: AboutSection = { name: 'People', order: 90, isFullOnly: true }

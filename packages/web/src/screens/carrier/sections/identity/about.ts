import type { AboutSection } from '../../profile-modules.ts'

export const about: AboutSection = { name: 'Identity check', order: 20, isFullOnly: true }

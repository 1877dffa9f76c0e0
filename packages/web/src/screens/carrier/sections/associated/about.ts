import type { AboutSection } from '../../profile-modules.ts'

export const about: AboutSection = { name: 'Shared contacts', order: 22, isFullOnly: true }

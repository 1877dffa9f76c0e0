import type { AboutSection } from '../../profile-modules.ts'

export const about: AboutSection = { name: 'Where it runs', order: 80, isFullOnly: true }

import type { AboutSection } from '../../profile-modules.ts'

export const about: AboutSection = { name: 'Vehicles', order: 72, isFullOnly: true }

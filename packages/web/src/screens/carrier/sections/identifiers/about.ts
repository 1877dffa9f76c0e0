import type { AboutSection } from '../../profile-modules.ts'

export const about: AboutSection = { name: 'Identifiers and addresses', order: 92, isHalf: true }

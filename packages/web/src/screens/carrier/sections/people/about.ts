import type { AboutSection } from '../../profile-modules.ts'

export const about: AboutSection = { name: 'Contacts', order: 90 }

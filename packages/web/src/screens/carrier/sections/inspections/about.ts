import type { AboutSection } from '../../profile-modules.ts'

/** Hidden safety data is told once, in the section about safety. */
export const about: AboutSection = {
  name: 'Inspections and crashes',
  order: 62,
  isShown: ({ safety }) => safety !== null,
}

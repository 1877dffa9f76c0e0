import type { AboutSection } from '../../profile-modules.ts'

/** That safety data is hidden is said once, in the section about safety. */
export const about: AboutSection = {
  name: 'Inspections and crashes',
  order: 62,
  isFullOnly: true,
  isShown: ({ safety }) => safety !== null,
}

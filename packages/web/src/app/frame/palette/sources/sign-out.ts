import { action, type PaletteSource } from '../palette-source.ts'

export const source: PaletteSource = {
  kind: 'fixed',
  items: ({ onSignOut }) => [
    action('sign-out', 'Sign out', onSignOut, { searchTerms: ['log out', 'leave'] }),
  ],
}

import { mayCarrierSearch } from '@fairhaul/core'
import { EARLY_SHORTCUTS, focusSearch } from '../../early-shortcuts.ts'
import { action, type PaletteSource } from '../palette-source.ts'

/** The shortcuts, and the search that one of them focuses. */
export const source: PaletteSource = {
  kind: 'fixed',
  items: ({ user, onHelp }) => [
    ...(mayCarrierSearch(user)
      ? [action('search', 'Find a carrier', () => void focusSearch(), { keys: EARLY_SHORTCUTS.search })]
      : []),
    action('shortcuts', 'Shortcuts', onHelp, {
      searchTerms: ['keys', 'help', 'keyboard'],
      keys: EARLY_SHORTCUTS.help,
    }),
  ],
}

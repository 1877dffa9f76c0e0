import { ShellTokens } from '../../../di/tokens.ts'
import { action, type PaletteSource } from '../palette-source.ts'

/** Rows and rail as the broker likes them. */
export const source: PaletteSource = {
  kind: 'fixed',
  items({ resolve }) {
    const store = resolve(ShellTokens.PreferencesStore)
    const { density, railFolded } = store.preferences
    return [
      density === 'dense'
        ? action('comfortable', 'Comfortable rows', () => store.change({ density: 'comfortable' }), {
            searchTerms: ['density', 'spacing'],
          })
        : action('dense', 'Dense rows', () => store.change({ density: 'dense' }), {
            searchTerms: ['density', 'spacing'],
          }),
      action(
        'fold',
        railFolded ? 'Unfold the menu' : 'Fold the menu',
        () => store.change({ railFolded: !railFolded }),
        {
          searchTerms: ['sidebar', 'rail'],
        },
      ),
    ]
  },
}

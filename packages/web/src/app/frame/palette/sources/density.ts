import { ShellTokens } from '../../../../di/tokens.ts'
import { action, type PaletteSource } from '../palette-source.ts'

/** The density of rows and rail. */
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
        railFolded ? 'Expand the menu' : 'Collapse the menu',
        () => store.change({ railFolded: !railFolded }),
        {
          searchTerms: ['sidebar', 'rail'],
        },
      ),
    ]
  },
}

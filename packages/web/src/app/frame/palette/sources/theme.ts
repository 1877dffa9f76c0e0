import { ShellTokens } from '../../../../di/tokens.ts'
import type { Preferences } from '../../../../stores/ports.ts'
import { action, type PaletteSource } from '../palette-source.ts'

const THEMES: readonly (readonly [Preferences['theme'], string])[] = [
  ['light', 'Use the light theme'],
  ['dark', 'Use the dark theme'],
  ['system', 'Use the device theme'],
]

/** Every theme except the current one. */
export const source: PaletteSource = {
  kind: 'fixed',
  items({ resolve }) {
    const store = resolve(ShellTokens.PreferencesStore)
    return THEMES.filter(([theme]) => theme !== store.preferences.theme).map(([theme, label]) =>
      action(`theme-${theme}`, label, () => store.change({ theme }), { searchTerms: ['appearance', 'mode'] }),
    )
  },
}

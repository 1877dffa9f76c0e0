import { paletteScreens } from '@fairhaul/core'
import { BrowserTokens } from '../../../../di/tokens.ts'
import { goToKeys } from '../../late/go-to-keys.ts'
import type { PaletteSource } from '../palette-source.ts'

/** Every screen that exists and that this user may open. */
export const source: PaletteSource = {
  kind: 'fixed',
  items: ({ user, has, resolve }) =>
    paletteScreens(user, resolve(BrowserTokens.PageConfiguration).toggles)
      .filter(({ name }) => has(name))
      .map(({ name, label, path, searchTerms }) => ({
        key: `screen:${name}`,
        group: 'screens',
        label,
        searchTerms,
        isFound: false,
        detail: null,
        keys: goToKeys(name),
        deed: { kind: 'go', path },
      })),
}

import { mayOpen, paths } from '@fairhaul/core'
import type { PaletteSource } from '../palette-source.ts'

/** The tab of My account that people ask for by another name than its own. */
export const source: PaletteSource = {
  kind: 'fixed',
  items: ({ user, has }) =>
    has('my-account') && mayOpen(user, 'my-account')
      ? [
          {
            key: 'screen:plans',
            group: 'screens',
            label: 'Plans and usage',
            words: ['billing', 'payment', 'subscription', 'upgrade'],
            isFound: false,
            detail: 'My account',
            keys: null,
            deed: { kind: 'go', path: paths.myAccount({ tab: 4 }) },
          },
        ]
      : [],
}

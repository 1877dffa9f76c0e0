import { BrowserTokens, ShellTokens } from '../../../../di/tokens.ts'

import { action, type PaletteSource } from '../palette-source.ts'

/** Actions on the current page. */
export const source: PaletteSource = {
  kind: 'fixed',
  items({ resolve }) {
    const toasts = resolve(ShellTokens.ToastsStore)
    const copy = () => {
      window.navigator.clipboard.writeText(window.location.href).then(
        () => toasts.show('Link copied.'),
        () => toasts.show('The browser blocked copying the link. Copy it from the address bar.', 'error'),
      )
    }
    return [
      action('copy-link', 'Copy link to this page', copy, { searchTerms: ['address', 'share', 'URL'] }),
      action('reload', 'Reload the page', () => void resolve(BrowserTokens.PageRelease).reload(), {
        searchTerms: ['refresh'],
      }),
    ]
  },
}

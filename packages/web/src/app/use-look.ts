import { useLayoutEffect } from 'react'
import type { Preferences } from '../stores/ports/preference-storage.ts'

/** Puts theme, density and frame where the style sheets look for them: on the root element, as the boot script does. */
export const useTheme = ({ theme, density, railFolded }: Preferences, hasRail: boolean): void => {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (theme === 'system') delete dataset['theme']
    else dataset['theme'] = theme
    dataset['density'] = density
    if (railFolded) dataset['rail'] = 'folded'
    else delete dataset['rail']
    dataset['frame'] = hasRail ? 'portal' : 'access'
  }, [theme, density, railFolded, hasRail])
}

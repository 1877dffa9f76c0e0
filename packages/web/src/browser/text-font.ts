import fontUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import type { SafeStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

/**
 * Loads the text font, and returns a function that shows it. The served page shows it from the first paint once it was
 * loaded before (the boot script of index.html reads its address).
 *
 * Empty: undefined if the page shows it already, or if it could not be loaded: the system's font stays.
 */
export const loadTextFont = async (
  page: Window,
  storage: Pick<SafeStorage, 'write'>,
  /** Whether someone is signed in: a sign-out leaves nothing in the browser. */
  mayStore: () => boolean,
): Promise<(() => void) | undefined> => {
  const { document } = page
  if (document.documentElement.dataset['font'] !== undefined) return undefined
  try {
    const font = await new FontFace('Inter', `url(${fontUrl})`, { weight: '100 900' }).load()
    if (mayStore()) storage.write(STORAGE_KEYS.textFont, fontUrl)
    return () => {
      // Only now, as a browser lays out the whole page again when it gets a font, also if nothing has that font.
      document.fonts.add(font)
      document.documentElement.dataset['font'] = 'inter'
    }
  } catch {
    return undefined
  }
}

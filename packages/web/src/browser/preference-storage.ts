import { DEFAULT_PREFERENCES, type PreferenceStorage, type Preferences } from '../stores/ports.ts'
import type { SafeStorage } from './storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

const THEMES: readonly unknown[] = ['light', 'dark', 'system'] satisfies Preferences['theme'][]
const DENSITIES: readonly unknown[] = ['dense', 'comfortable'] satisfies Preferences['density'][]

const isTheme = (it: unknown): it is Preferences['theme'] => THEMES.includes(it)
const isDensity = (it: unknown): it is Preferences['density'] => DENSITIES.includes(it)

/** Reads each preference separately: an invalid one gets the default and does not affect the others. */
const readPreferences = (text: string): Preferences => {
  let found: Partial<Record<keyof Preferences, unknown>> | null
  try {
    found = JSON.parse(text) as typeof found
  } catch {
    return DEFAULT_PREFERENCES
  }
  return {
    theme: isTheme(found?.theme) ? found.theme : DEFAULT_PREFERENCES.theme,
    density: isDensity(found?.density) ? found.density : DEFAULT_PREFERENCES.density,
    railFolded: found?.railFolded === true,
    namesInTitleCase: found?.namesInTitleCase === true,
  }
}

export const browserPreferenceStorage = (storage: SafeStorage): PreferenceStorage => ({
  read: () => readPreferences(storage.read(STORAGE_KEYS.preferences) ?? 'null'),
  store: preferences => storage.write(STORAGE_KEYS.preferences, JSON.stringify(preferences)),
})

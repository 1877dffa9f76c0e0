/** How the broker likes the portal. It says nothing about a person, and outlives signing out. */
export interface Preferences {
  readonly theme: 'light' | 'dark' | 'system'
  readonly density: 'dense' | 'comfortable'
  readonly railFolded: boolean
}

export const DEFAULT_PREFERENCES: Preferences = { theme: 'system', density: 'dense', railFolded: false }

/** Where preferences are kept. What cannot be read is the default; what cannot be kept is forgotten on leaving. */
export interface PreferenceShelf {
  read(): Preferences
  store(preferences: Preferences): void
}

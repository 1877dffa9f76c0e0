/** How the broker likes the portal. It outlives the end of a session, and goes with a sign-out. */
export interface Preferences {
  readonly theme: 'light' | 'dark' | 'system'
  readonly density: 'dense' | 'comfortable'
  readonly railFolded: boolean
}

export const DEFAULT_PREFERENCES: Preferences = { theme: 'system', density: 'dense', railFolded: false }

/** Where preferences are kept. What cannot be read is the default; what cannot be kept is forgotten on leaving. */
export interface PreferenceStorage {
  read(): Preferences
  store(preferences: Preferences): void
}

import { makeAutoObservable, observableRef } from 'mobx'
import { DEFAULT_PREFERENCES, type PreferenceStorage, type Preferences } from './ports.ts'
import type { SessionEndEvents } from './session-end-events.ts'

/**
 * A broker's preferences: theme, density, whether the rail is folded, and the case of names.
 *
 * Signing out removes them, so the next person begins with the defaults.
 * Source: section 4, "Sign-out".
 */
export class PreferencesStore {
  preferences: Preferences
  readonly #storage: PreferenceStorage

  constructor(storage: PreferenceStorage, sessionEndEvents: Pick<SessionEndEvents, 'subscribe'>) {
    this.#storage = storage
    this.preferences = storage.read()
    makeAutoObservable(this, { preferences: observableRef }, { autoBind: true })
    sessionEndEvents.subscribe((_, sessionEnd) => {
      if (sessionEnd !== 'session-ended') this.forget()
    })
  }

  change(some: Partial<Preferences>): void {
    this.preferences = { ...this.preferences, ...some }
    this.#storage.store(this.preferences)
  }

  /** Resets to the defaults; the stored values are removed with the rest of the personal storage. */
  forget(): void {
    this.preferences = DEFAULT_PREFERENCES
  }
}

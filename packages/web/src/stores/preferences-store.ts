import { makeAutoObservable, observableRef } from 'mobx'
import type { SessionEndEvents } from './session-end-events.ts'
import { DEFAULT_PREFERENCES, type PreferenceStorage, type Preferences } from './ports.ts'

/**
 * How the broker likes the portal: theme, density, and whether the rail is folded.
 *
 * Whoever signs out leaves nothing behind, so the next person begins with the usual look.
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

  /** The usual look again; what was kept goes with all else that is the person's. */
  forget(): void {
    this.preferences = DEFAULT_PREFERENCES
  }
}

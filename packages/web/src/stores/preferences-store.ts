import { makeAutoObservable, observableRef } from 'mobx'
import type { Departures } from './departures.ts'
import { DEFAULT_PREFERENCES, type PreferenceShelf, type Preferences } from './ports/preference-shelf.ts'

/**
 * How the broker likes the portal: theme, density, and whether the rail is folded.
 *
 * Whoever signs out leaves nothing behind, so the next person begins with the usual look.
 * Source: section 4, "Sign-out".
 */
export class PreferencesStore {
  preferences: Preferences
  readonly #shelf: PreferenceShelf

  constructor(shelf: PreferenceShelf, departures: Pick<Departures, 'hear'>) {
    this.#shelf = shelf
    this.preferences = shelf.read()
    makeAutoObservable(this, { preferences: observableRef }, { autoBind: true })
    departures.hear((_, departure) => {
      if (departure !== 'session-ended') this.forget()
    })
  }

  change(some: Partial<Preferences>): void {
    this.preferences = { ...this.preferences, ...some }
    this.#shelf.store(this.preferences)
  }

  /** The usual look again; what was kept goes with all else that is the person's. */
  forget(): void {
    this.preferences = DEFAULT_PREFERENCES
  }
}

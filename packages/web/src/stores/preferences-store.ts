import { makeAutoObservable, observableRef } from 'mobx'
import type { PreferenceShelf, Preferences } from './ports/preference-shelf.ts'

/** How the broker likes the portal: theme, density, and whether the rail is folded. */
export class PreferencesStore {
  preferences: Preferences
  readonly #shelf: PreferenceShelf

  constructor(shelf: PreferenceShelf) {
    this.#shelf = shelf
    this.preferences = shelf.read()
    makeAutoObservable(this, { preferences: observableRef }, { autoBind: true })
  }

  change(some: Partial<Preferences>): void {
    this.preferences = { ...this.preferences, ...some }
    this.#shelf.store(this.preferences)
  }
}

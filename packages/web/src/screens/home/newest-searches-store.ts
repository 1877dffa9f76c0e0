import { type Loadable, type Page, type SavedSearch, type SavedSearches } from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Latest } from '../../stores/latest.ts'

/** The newest searches that the user saved. */
export class NewestSearchesStore {
  found: Loadable<Page<SavedSearch>> = { kind: 'idle' }
  readonly #searches: Pick<SavedSearches, 'list'>
  readonly #latest = new Latest()

  constructor(searches: Pick<SavedSearches, 'list'>) {
    this.#searches = searches
    makeAutoObservable(this, { found: observableRef }, { autoBind: true })
  }

  async load(): Promise<void> {
    await this.#latest.follow(
      this.found,
      signal => this.#searches.list({}, signal),
      found => {
        this.found = found
      },
    )
  }

  stop(): void {
    this.#latest.stop()
  }
}

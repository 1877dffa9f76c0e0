import {
  type ColumnChoice,
  type ColumnChoices,
  readColumnChoices,
  USUAL_COLUMNS,
  type UserId,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { Departures } from './departures.ts'
import type { ColumnShelf } from './ports/column-shelf.ts'

/** The kinds of lists for which columns can be chosen. Results of both searches by text are one kind. */
export type ColumnList =
  | 'results'
  | 'lane-results'
  | 'insights'
  | 'contact-carriers'
  | 'directory'
  | 'vehicles'
  | 'vehicle-carriers'

export interface ColumnChoicesNeeds {
  readonly shelf: ColumnShelf
  /** Empty: undefined where nobody is known, for whom nothing is kept. */
  readonly userId: () => UserId | undefined
  readonly departures: Pick<Departures, 'hear'>
}

/** Which columns a person wants in which kind of list, for as long as they stay signed in. Source: section 2, "Columns". */
export class ColumnChoicesStore {
  #needs: ColumnChoicesNeeds
  lists: ColumnChoices

  constructor(needs: ColumnChoicesNeeds) {
    this.#needs = needs
    this.lists = this.#kept()
    makeAutoObservable(this, { lists: observableRef }, { autoBind: true })
    needs.departures.hear((_, departure) => {
      if (departure !== 'session-ended') this.forget()
    })
  }

  choiceOf(list: ColumnList): ColumnChoice {
    return this.lists[list] ?? USUAL_COLUMNS
  }

  /** What other tabs have kept of other lists stays. */
  choose(list: ColumnList, choice: ColumnChoice): void {
    this.lists = { ...this.lists, ...this.#kept(), [list]: choice }
    const user = this.#needs.userId()
    if (user !== undefined) this.#needs.shelf.store({ user, lists: this.lists })
  }

  /** The usual columns again; what was kept goes with all else that is the person's. */
  forget(): void {
    this.lists = {}
  }

  #kept(): ColumnChoices {
    const user = this.#needs.userId()
    return user === undefined ? {} : readColumnChoices(this.#needs.shelf.read(), user)
  }
}

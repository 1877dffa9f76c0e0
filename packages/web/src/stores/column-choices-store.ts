import {
  type ColumnChoice,
  type ColumnChoices,
  readColumnChoices,
  USUAL_COLUMNS,
  type UserId,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ColumnStorage } from './ports.ts'
import type { SessionEndEvents } from './session-end-events.ts'

/** The kinds of lists for which columns can be chosen. Both text searches share one kind. */
export type ColumnList =
  | 'results'
  | 'lane-results'
  | 'insights'
  | 'connections'
  | 'mine'
  | 'contact-carriers'
  | 'directory'
  | 'loads'
  | 'alerts'
  | 'alerts-1'
  | 'change-orders'
  | 'identity-alerts'
  | 'identity-reports'
  | 'rate-confirmations'
  | 'rate-confirmation-emails'
  | 'vehicles'
  | 'vehicle-carriers'
  | 'profile-vehicles'

export interface ColumnChoicesDeps {
  readonly storage: ColumnStorage
  /** Empty: undefined when no user is known, for whom nothing is stored. */
  readonly userId: () => UserId | undefined
  readonly sessionEndEvents: Pick<SessionEndEvents, 'subscribe'>
}

/** The columns a person has chosen for each kind of list, until they sign out. Source: section 2, "Columns". */
export class ColumnChoicesStore {
  #deps: ColumnChoicesDeps
  lists: ColumnChoices

  constructor(deps: ColumnChoicesDeps) {
    this.#deps = deps
    this.lists = this.#readStored()
    makeAutoObservable(this, { lists: observableRef }, { autoBind: true })
    deps.sessionEndEvents.subscribe((_, sessionEnd) => {
      if (sessionEnd !== 'session-ended') this.forget()
    })
  }

  choiceOf(list: ColumnList): ColumnChoice {
    return this.lists[list] ?? USUAL_COLUMNS
  }

  /** Keeps what other tabs have stored for other lists. */
  choose(list: ColumnList, choice: ColumnChoice): void {
    this.lists = { ...this.lists, ...this.#readStored(), [list]: choice }
    const user = this.#deps.userId()
    if (user !== undefined) this.#deps.storage.store({ user, lists: this.lists })
  }

  /** Resets to the default columns; the stored choice is removed with the rest of the personal storage. */
  forget(): void {
    this.lists = {}
  }

  #readStored(): ColumnChoices {
    const user = this.#deps.userId()
    return user === undefined ? {} : readColumnChoices(this.#deps.storage.read(), user)
  }
}

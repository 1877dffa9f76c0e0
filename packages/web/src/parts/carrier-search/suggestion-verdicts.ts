import {
  type CarrierId,
  type CarrierQuery,
  type Carriers,
  type Clock,
  type CurrentUser,
  done,
  NO_CARRIER_FILTERS,
  type UsableCarrier,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Query } from '../../stores/query.ts'
import type { ResultsAhead } from '../carrier-results/results-ahead.ts'

/** How long a list of suggestions rests before its verdicts are requested, in milliseconds. */
export const REST_MS = 200

/** At least so many carriers of a search are assessed: one opened lately is shown before the first that were found. */
const ASSESSED = 20

/** Whether a user's plan says anything of whether carriers may be used: by rules, or by connections. */
export const hasVerdicts = (user: CurrentUser | undefined | null): boolean =>
  user?.paywall.canRule === true || user?.paywall.canConnect === true

/** The suggestions to assess, by the search that found them. */
export interface Suggested {
  readonly query: CarrierQuery
  readonly ids: readonly CarrierId[]
  /** The address of their results. Undefined: they have none. */
  readonly path: string | undefined
}

export interface SuggestionVerdictsDeps {
  readonly carriers: Pick<Carriers, 'search'>
  /** Results that were requested before their screen opens hold the same verdicts. */
  readonly ahead: Pick<ResultsAhead, 'peek'>
  readonly clock: Pick<Clock, 'after'>
}

type Known = ReadonlyMap<CarrierId, UsableCarrier>

/**
 * Whether suggested carriers may be used, by one request once a list rests: a key never waits for rules. Known ones are
 * shown at once.
 *
 * Empty: undefined for a carrier of which it is not known yet, or whose request failed: the suggestion stays without.
 */
export class SuggestionVerdicts {
  known: Known = new Map()
  readonly #query: Query<Known, Suggested>
  readonly #clock: Pick<Clock, 'after'>
  #cancel: (() => void) | undefined

  constructor({ carriers, ahead, clock }: SuggestionVerdictsDeps) {
    this.#clock = clock
    this.#query = new Query(
      async ({ query, ids, path }, signal) => {
        const page = {
          page: 1,
          pageSize: Math.max(ids.length, ASSESSED),
          filters: NO_CARRIER_FILTERS,
          sort: null,
        }
        const found = await ((path && ahead.peek(path)) || carriers.search({ query, ...page }, signal))
        if (!found.ok) return found
        const known: Known = new Map(
          found.value.items.map(({ id, connection, rulesAssessment }) => [
            id,
            { connection, rulesAssessment },
          ]),
        )
        return done(known)
      },
      {
        onChange: state => {
          if (state.kind === 'ready') this.known = new Map([...this.known, ...state.value])
        },
      },
    )
    makeAutoObservable(this, { known: observableRef }, { autoBind: true })
  }

  of(id: CarrierId): UsableCarrier | undefined {
    return this.known.get(id)
  }

  /** A list is shown. The one before needs no verdicts any more. */
  show(suggested: Suggested): void {
    this.stop()
    if (suggested.ids.every(id => this.known.has(id))) return
    this.#cancel = this.#clock.after(REST_MS, () => void this.#query.load(suggested))
  }

  /** Another search begins: a carrier may have been blocked since the last. */
  forget(): void {
    this.known = new Map()
  }

  stop(): void {
    this.#cancel?.()
    this.#query.cancel()
  }
}

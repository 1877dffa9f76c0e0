import {
  cappedLanePage,
  done,
  type LaneAnswer,
  type LaneCarrier,
  type LaneSearchRefusal,
  type Outcome,
} from '@fairhaul/core'

/** Requests one page of a lane search. */
export type FetchLanePage = (page: number) => Promise<Outcome<LaneAnswer, LaneSearchRefusal>>

/** The progress of loading all pages. */
export interface LaneProgress {
  readonly done: number
  readonly of: number
}

/**
 * The loaded pages of one lane search. Each is requested once, as going back to a page is no new search.
 * Section 6, "Plan limits".
 */
export class LanePages {
  readonly #known = new Map<number, LaneAnswer>()
  #isCounted = false

  /** Whether any page has been loaded: the search has been counted, and further pages are no new one. */
  get isBegun(): boolean {
    return this.#isCounted || this.#known.size > 0
  }

  known(page: number): LaneAnswer | undefined {
    return this.#known.get(page)
  }

  /** Every carrier of the search, if all its pages are loaded; else null. */
  get loaded(): readonly LaneCarrier[] | null {
    const pages = [...this.#known.values()][0]?.carriers.pages
    if (pages === undefined) return null
    const known = Array.from({ length: pages }, (_, at) => this.#known.get(at + 1))
    if (known.includes(undefined)) return null
    return onceEach(known.flatMap(answer => answer?.carriers.items ?? []))
  }

  /** Adds a cached page, whose search was counted before. A page in another order is not one of the server's. */
  restore(answer: LaneAnswer, isServersOrder: boolean): void {
    this.#isCounted = true
    if (isServersOrder) this.#known.set(answer.carriers.page, answer)
  }

  /** Replaces the record of a carrier on every page. */
  replace(carrier: LaneCarrier): void {
    for (const [page, answer] of this.#known) this.#known.set(page, withCarrier(answer, carrier))
  }

  /** A loaded page, or a new request for it, with the totals that may be shown. */
  async page(page: number, request: FetchLanePage): Promise<Outcome<LaneAnswer, LaneSearchRefusal>> {
    const known = this.#known.get(page)
    if (known !== undefined) return done(known)
    const answer = await request(page)
    if (!answer.ok) return answer
    const capped = { ...answer.value, carriers: cappedLanePage(answer.value.carriers) }
    this.#known.set(page, capped)
    return done(capped)
  }

  /** Every carrier of the search, in the server's order. Refuses: like the first refused page. */
  async all(
    request: FetchLanePage,
    report: (progress: LaneProgress) => void = () => {},
  ): Promise<Outcome<LaneAnswer, LaneSearchRefusal>> {
    const first = await this.page(1, request)
    if (!first.ok) return first
    const { pages } = first.value.carriers
    const found = [first.value.carriers.items]
    report({ done: 1, of: pages })
    for (let page = 2; page <= pages; page += 1) {
      // Sequential: the server runs one lane search at a time, and the user may cancel between pages.
      const next = await this.page(page, request)
      if (!next.ok) return next
      found.push(next.value.carriers.items)
      report({ done: page, of: pages })
    }
    return done({ ...first.value, carriers: { ...first.value.carriers, items: onceEach(found.flat()) } })
  }
}

/** The same page with another record of one carrier. */
export const withCarrier = (answer: LaneAnswer, carrier: LaneCarrier): LaneAnswer => ({
  ...answer,
  carriers: {
    ...answer.carriers,
    items: answer.carriers.items.map(row => (row.id === carrier.id ? carrier : row)),
  },
})

/** Removes duplicates: a carrier can move from one page to the next while they load. */
const onceEach = (carriers: readonly LaneCarrier[]): readonly LaneCarrier[] => [
  ...new Map(carriers.map(carrier => [carrier.id, carrier])).values(),
]

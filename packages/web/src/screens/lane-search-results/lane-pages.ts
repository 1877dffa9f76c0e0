import {
  cappedLanePage,
  done,
  type LaneAnswer,
  type LaneCarrier,
  type LaneSearchRefusal,
  type Outcome,
} from '@fairhaul/core'

/** Asks for one page of a lane search. */
export type FetchLanePage = (page: number) => Promise<Outcome<LaneAnswer, LaneSearchRefusal>>

/** How far a walk over all pages has come. */
export interface LaneProgress {
  readonly done: number
  readonly of: number
}

/**
 * The pages of one lane search that have come: each is asked for once, as going back to one is no new search.
 * Section 6, "Plan limits".
 */
export class LanePages {
  readonly #known = new Map<number, LaneAnswer>()
  #isCounted = false

  /** Whether any page of the search has come: it has been counted, and asking on begins no other. */
  get isBegun(): boolean {
    return this.#isCounted || this.#known.size > 0
  }

  known(page: number): LaneAnswer | undefined {
    return this.#known.get(page)
  }

  /** A page that was kept: its search was counted when it was made. One in another order is no page of the server's. */
  restore(answer: LaneAnswer, isServersOrder: boolean): void {
    this.#isCounted = true
    if (isServersOrder) this.#known.set(answer.carriers.page, answer)
  }

  /** Another record of a carrier, wherever it stands. */
  replace(carrier: LaneCarrier): void {
    for (const [page, answer] of this.#known) this.#known.set(page, withCarrier(answer, carrier))
  }

  /** A page that has come, or that is asked for now, with the totals that may be shown. */
  async page(page: number, request: FetchLanePage): Promise<Outcome<LaneAnswer, LaneSearchRefusal>> {
    const known = this.#known.get(page)
    if (known !== undefined) return done(known)
    const answer = await request(page)
    if (!answer.ok) return answer
    const capped = { ...answer.value, carriers: cappedLanePage(answer.value.carriers) }
    this.#known.set(page, capped)
    return done(capped)
  }

  /** Every carrier of the search, page after page, as the server has them in order. Refuses: as its first refused page. */
  async all(
    request: FetchLanePage,
    tell: (progress: LaneProgress) => void = () => {},
  ): Promise<Outcome<LaneAnswer, LaneSearchRefusal>> {
    const first = await this.page(1, request)
    if (!first.ok) return first
    const { pages } = first.value.carriers
    const found = [first.value.carriers.items]
    tell({ done: 1, of: pages })
    for (let page = 2; page <= pages; page += 1) {
      // One after the other: the server walks one lane once, and a broker may cancel between.
      const next = await this.page(page, request)
      if (!next.ok) return next
      found.push(next.value.carriers.items)
      tell({ done: page, of: pages })
    }
    return done({ ...first.value, carriers: { ...first.value.carriers, items: onceEach(found.flat()) } })
  }
}

/** The same answer with another record of one carrier. */
export const withCarrier = (answer: LaneAnswer, carrier: LaneCarrier): LaneAnswer => ({
  ...answer,
  carriers: {
    ...answer.carriers,
    items: answer.carriers.items.map(row => (row.id === carrier.id ? carrier : row)),
  },
})

/** What moved from one page to the next while they came stands once. */
const onceEach = (carriers: readonly LaneCarrier[]): readonly LaneCarrier[] => [
  ...new Map(carriers.map(carrier => [carrier.id, carrier])).values(),
]

import { type CarrierId, done, type LatestChange, type MonitoringFeed } from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { isAbsent } from '../../stores/not-found.ts'
import { Query } from '../../stores/query.ts'

type ByCarrier = ReadonlyMap<CarrierId, LatestChange>

/** The newest change of each carrier of a page, requested once its rows are shown. */
export class LastChanges {
  readonly query: Query<ByCarrier, readonly CarrierId[]>
  #followed = ''
  readonly #whenIdle: (call: () => void) => void

  constructor(feed: Pick<MonitoringFeed, 'latest'>, whenIdle: (call: () => void) => void) {
    this.#whenIdle = whenIdle
    this.query = new Query(async (carrierIds, signal) => {
      const answer = await feed.latest({ carrierIds }, signal)
      if (!answer.ok) return answer
      const byCarrier: ByCarrier = new Map(answer.value.map(each => [each.carrierId, each]))
      return done(byCarrier)
    })
    makeAutoObservable(this, { query: false }, { autoBind: true })
  }

  /** Whether the monitor does not have this call: the column is left out. */
  get isAbsent(): boolean {
    return isAbsent(this.query)
  }

  /** Requests the changes of the rows of a page. Empty: nothing for the rows that were requested last. */
  follow(rows: readonly { readonly id: CarrierId }[]): void {
    const ids = rows.map(({ id }) => id)
    const key = ids.join()
    if (key === this.#followed || ids.length === 0) return
    this.#followed = key
    this.#whenIdle(() => {
      if (this.#followed === key) void this.query.load(ids)
    })
  }

  dispose(): void {
    this.#followed = ''
    this.query.dispose()
  }
}

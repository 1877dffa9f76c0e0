import {
  type CarrierChange,
  type CarrierId,
  CHANGE_KINDS,
  CHANGE_TONES,
  countOfAll,
  countOfCarriers,
  type FeedPart,
  type MonitoringFeed,
  type Outcome,
  type Refusal,
  regionOfPlace,
  type Subscriptions,
  tallyRegions,
  WORST_FIRST,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectInvalid, type Make, type NextCarrier, valueOf } from './contract.ts'

/** A broker with at least three carriers that are not monitored yet. */
export interface MonitoringFeedSubject {
  readonly feed: MonitoringFeed
  readonly subscriptions: Subscriptions
  readonly nextCarrier: NextCarrier
  /** Lets something change about a monitored carrier that speaks against it. */
  readonly change: (carrierId: CarrierId) => Promise<void>
}

/** What every `MonitoringFeed` does. Source: section 2, "What changed"; section 2, "Needs attention". */
export const monitoringFeedContract = (make: Make<MonitoringFeedSubject>): void => {
  describe('the feed of monitored carriers', () => {
    let subject: MonitoringFeedSubject
    const carrierIds: CarrierId[] = []
    beforeAll(async () => {
      subject = await make()
      for (let count = 0; count < 3; count += 1) {
        const carrierId = subject.nextCarrier()
        valueOf(await subject.subscriptions.subscribe({ carrierId }))
        carrierIds.push(carrierId)
      }
      valueOf(await subject.feed.changes({}))
      for (const carrierId of carrierIds) await subject.change(carrierId)
    })

    /** All parts of a feed, two rows at a time. */
    const whole = async <Item>(
      part: (cursor: string | undefined) => Promise<Outcome<FeedPart<Item>, Refusal>>,
    ): Promise<readonly Item[]> => {
      const found: Item[] = []
      let cursor: string | undefined
      do {
        const { items, next } = valueOf(await part(cursor))
        found.push(...items)
        cursor = next ?? undefined
      } while (cursor !== undefined)
      return found
    }
    const changes = () =>
      whole<CarrierChange>(cursor =>
        subject.feed.changes({ pageSize: 2, ...(cursor === undefined ? {} : { cursor }) }),
      )

    it('changes are listed once each, the worst first, and counted in all', async () => {
      const all = await changes()
      const about = all.map(({ carrier }) => carrier.id)
      for (const carrierId of carrierIds) expect(about).toContain(carrierId)
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
      const tones = all.map(({ tone }) => CHANGE_TONES.indexOf(tone))
      expect(tones).toEqual(tones.toSorted((one, other) => one - other))
      const first = valueOf(await subject.feed.changes({ pageSize: 2 }))
      expect(first.items).toHaveLength(2)
      expect(countOfAll(first.counts)).toBe(all.length)
    })

    it('changes of one kind are those of the whole feed', async () => {
      const all = await changes()
      for (const kind of CHANGE_KINDS) {
        const { items, counts } = valueOf(await subject.feed.changes({ kind }))
        expect(items.map(({ id }) => id)).toEqual(all.filter(each => each.kind === kind).map(({ id }) => id))
        expect(counts[kind]).toBe(items.length)
        expect(countOfAll(counts)).toBe(all.length)
      }
    })

    it('the latest change of each of some carriers is one of its changes', async () => {
      const all = await changes()
      const found = valueOf(await subject.feed.latest({ carrierIds }))
      expect(new Set(found.map(({ carrierId }) => carrierId))).toEqual(new Set(carrierIds))
      expect(found).toHaveLength(carrierIds.length)
      for (const { carrierId, ...change } of found) {
        const own = all.filter(({ carrier }) => carrier.id === carrierId)
        expect(own).toContainEqual(expect.objectContaining(change))
      }
      expect(valueOf(await subject.feed.latest({ carrierIds: [] }))).toEqual([])
    })

    it('the latest changes of more carriers than a page has are refused, naming the carriers', async () => {
      const many = Array.from({ length: 51 }, (_, at) => (at + 1) as CarrierId)
      expectInvalid(await subject.feed.latest({ carrierIds: many }), 'carrierIds')
    })

    it('nothing has changed after the moment of the response', async () => {
      const { readAt } = valueOf(await subject.feed.changes({}))
      const later = new Date(Date.parse(readAt) + 60_000).toISOString()
      const { items, counts, next } = valueOf(await subject.feed.changes({ noticedAfter: later }))
      expect({ items, next, total: countOfAll(counts) }).toEqual({ items: [], next: null, total: 0 })
    })

    it('carriers are listed by verdict once each, the worst first, and counted in all', async () => {
      const all = await whole(cursor =>
        subject.feed.byVerdict({ pageSize: 2, ...(cursor === undefined ? {} : { cursor }) }),
      )
      const ids = all.map(({ carrier }) => carrier.id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const carrierId of carrierIds) expect(ids).toContain(carrierId)
      const { counts } = valueOf(await subject.feed.byVerdict({}))
      expect(countOfCarriers(counts)).toBe(all.length)
      const byVerdict: CarrierId[] = []
      for (const verdict of WORST_FIRST) {
        const { items } = valueOf(await subject.feed.byVerdict({ verdict }))
        expect(items).toHaveLength(counts[verdict])
        byVerdict.push(...items.map(({ carrier }) => carrier.id))
      }
      expect(byVerdict).toEqual(ids.slice(0, byVerdict.length))
    })

    it('carriers of one region are those that the states count there', async () => {
      const tallies = valueOf(await subject.feed.byState())
      const { counts } = valueOf(await subject.feed.byVerdict({}))
      expect(tallies.reduce((sum, { monitored }) => sum + monitored, 0)).toBe(countOfCarriers(counts))
      for (const { region, monitored, fail } of tallyRegions(tallies).regions) {
        const there = valueOf(await subject.feed.byVerdict({ region }))
        expect(countOfCarriers(there.counts)).toBe(monitored)
        expect(there.counts.Fail).toBe(fail)
        for (const { carrier } of there.items)
          expect(regionOfPlace(carrier.physicalAddress)?.key).toBe(region.key)
      }
    })

    it('a carrier that is no longer monitored leaves the feed', async () => {
      const [carrierId = subject.nextCarrier()] = carrierIds
      valueOf(await subject.subscriptions.unsubscribe({ carrierId }))
      expect((await changes()).map(({ carrier }) => carrier.id)).not.toContain(carrierId)
      valueOf(await subject.subscriptions.subscribe({ carrierId }))
    })

    it('a cursor that was never given is refused, naming the cursor', async () => {
      expectInvalid(await subject.feed.changes({ cursor: 'no cursor' }), 'cursor')
      expectInvalid(await subject.feed.byVerdict({ cursor: 'no cursor' }), 'cursor')
    })
  })
}

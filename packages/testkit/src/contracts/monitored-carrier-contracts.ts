import {
  ASSESSMENT_BUCKETS,
  type CarrierId,
  type CarrierQuery,
  type MonitoredCarrier,
  type MonitoredCarriers,
  readCarrierNumber,
  type Subscriptions,
  stripName,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPdfToUpload } from '../builders/index.ts'
import { expectInvalid, expectRefused, type Make, type NextCarrier, valueOf } from './contract.ts'

/** A broker without monitored carriers. */
export interface MonitoredCarriersSubject {
  readonly monitoredCarriers: MonitoredCarriers
  readonly subscriptions: Subscriptions
  readonly nextCarrier: NextCarrier
  /** What finds exactly one carrier that `nextCarrier` does not give, and its number as a line of a file. */
  readonly one: { readonly query: CarrierQuery; readonly line: string; readonly carrierId: CarrierId }
  /** A number as a line of a file that no carrier has. */
  readonly absentLine: string
}

const aFileOf = (text: string) => {
  const bytes = new TextEncoder().encode(text)
  return aPdfToUpload({
    name: 'carriers.csv',
    type: 'text/csv',
    size: bytes.length,
    arrayBuffer: async () => bytes.slice().buffer,
  })
}

/** What every `MonitoredCarriers` does. Source: section 4, "Subscription"; section 4, "Assessment buckets". */
export const monitoredCarriersContract = (make: Make<MonitoredCarriersSubject>): void => {
  describe('monitored carriers', () => {
    let subject: MonitoredCarriersSubject
    beforeAll(async () => {
      subject = await make()
    })

    const everyone = async (query?: CarrierQuery): Promise<readonly MonitoredCarrier[]> => {
      const rows: MonitoredCarrier[] = []
      for (const bucket of ASSESSMENT_BUCKETS) {
        const params = query === undefined ? { bucket } : { bucket, query }
        const { items } = valueOf(await subject.monitoredCarriers.list(params))
        for (const row of items) expect(row.bucket).toBe(bucket)
        rows.push(...items)
      }
      return rows
    }
    const upload = async (...lines: string[]) =>
      valueOf(await subject.monitoredCarriers.upload({ file: aFileOf(lines.join('\n')) }))

    it('monitored carriers are in one bucket each while they are subscribed to', async () => {
      const carrierId = subject.nextCarrier()
      const made = valueOf(await subject.subscriptions.subscribe({ carrierId }))
      const own = (await everyone()).filter(({ carrier }) => carrier.id === carrierId)
      expect(own.map(({ subscription }) => subscription)).toEqual([made])
      expect(own[0]?.carrier.subscription).toEqual({ id: made.id, createdAt: made.createdAt })
      valueOf(await subject.subscriptions.unsubscribe({ carrierId }))
      expect((await everyone()).filter(({ carrier }) => carrier.id === carrierId)).toEqual([])
    })

    it('monitored carriers are listed newest first in each bucket', async () => {
      for (let count = 0; count < 3; count += 1)
        valueOf(await subject.subscriptions.subscribe({ carrierId: subject.nextCarrier() }))
      for (const bucket of ASSESSMENT_BUCKETS) {
        const { items } = valueOf(await subject.monitoredCarriers.list({ bucket }))
        const times = items.map(({ subscription }) => subscription.createdAt)
        expect(times).toEqual(times.toSorted().toReversed())
      }
    })

    it('monitored carriers are added by a file of numbers and found by a query', async () => {
      const { one, absentLine } = subject
      expect(await upload('Number', one.line, absentLine, one.line)).toEqual({
        added: 1,
        alreadyMonitored: 0,
        addedIds: [one.carrierId],
        notFound: [absentLine],
      })
      expect((await everyone(one.query)).map(({ carrier }) => carrier.id)).toEqual([one.carrierId])
      expect(await upload(one.line)).toEqual({
        added: 0,
        alreadyMonitored: 1,
        addedIds: [],
        notFound: [],
      })
    })

    it('identifiers name their carriers in the order given, with a verdict and whether they are monitored', async () => {
      const { one, absentLine } = subject
      const identifiers = [absentLine, one.line, one.line].flatMap(line => {
        const number = readCarrierNumber(line)
        return number?.kind === 'identifier' ? [number.identifier] : []
      })
      const match = async () => valueOf(await subject.monitoredCarriers.match({ identifiers }))
      const named = await match()
      expect(named.map(carriers => carriers.map(({ id }) => id))).toEqual([
        [],
        [one.carrierId],
        [one.carrierId],
      ])
      const [carrier] = named[1] ?? []
      const isMonitored = (await everyone(one.query)).length > 0
      expect(carrier).toMatchObject({ isMonitored, hiddenRules: 0 })
      if (isMonitored) valueOf(await subject.subscriptions.unsubscribe({ carrierId: one.carrierId }))
      else valueOf(await subject.subscriptions.subscribe({ carrierId: one.carrierId }))
      expect((await match())[1]?.[0]).toEqual({ ...carrier, isMonitored: !isMonitored })
      if (isMonitored) valueOf(await subject.subscriptions.subscribe({ carrierId: one.carrierId }))
      const [row] = await everyone(one.query)
      expect(carrier?.cautions).toEqual(row?.carrier.cautions)
    })

    it('names find the carriers that start so, after the identifiers of the same request', async () => {
      const { one, absentLine } = subject
      const number = readCarrierNumber(one.line)
      const identifiers = number?.kind === 'identifier' ? [number.identifier] : []
      const [byNumber = []] = valueOf(await subject.monitoredCarriers.match({ identifiers }))
      const name = byNumber[0]?.legalName ?? ''
      const names = [absentLine, name.toLowerCase(), name.slice(0, -1)]
      const [same, absent, byName, byStart] = valueOf(
        await subject.monitoredCarriers.match({ identifiers, names }),
      )
      expect(same).toEqual(byNumber)
      expect(absent).toEqual([])
      expect(byName).toContainEqual(byNumber[0])
      expect(byStart?.length).toBeGreaterThanOrEqual(byName?.length ?? 0)
    })

    it('monitored carriers are counted by bucket, of all and of those that a query finds', async () => {
      valueOf(await subject.subscriptions.subscribe({ carrierId: subject.nextCarrier() }))
      const inBuckets = async (query?: CarrierQuery) => {
        const rows = await everyone(query)
        return ASSESSMENT_BUCKETS.map(each => rows.filter(({ bucket }) => bucket === each).length)
      }
      for (const query of [undefined, subject.one.query]) {
        const counts = valueOf(
          await subject.monitoredCarriers.countBuckets(query === undefined ? {} : { query }),
        )
        expect(ASSESSMENT_BUCKETS.map(bucket => counts[bucket])).toEqual(await inBuckets(query))
      }
    })

    it('monitored carriers are ordered by a column of the carriers', async () => {
      for (let count = 0; count < 3; count += 1)
        valueOf(await subject.subscriptions.subscribe({ carrierId: subject.nextCarrier() }))
      for (const bucket of ASSESSMENT_BUCKETS) {
        const sort = { by: 'name', direction: 'ascending' } as const
        const { items } = valueOf(await subject.monitoredCarriers.list({ bucket, sort }))
        const names = items.map(({ carrier }) => stripName(carrier.legalName))
        expect(names).toEqual(names.toSorted())
      }
    })

    it('monitored carriers are not added by a file without a number, naming the file field', async () => {
      expectInvalid(await subject.monitoredCarriers.upload({ file: aFileOf(' \n') }), 'file')
    })
  })
}

/** A broker who is signed in. */
export interface SubscriptionsSubject {
  readonly subscriptions: Subscriptions
  readonly nextCarrier: NextCarrier
  /** No carrier has it. */
  readonly absent: CarrierId
}

/** What every `Subscriptions` does. Source: section 4, "Subscription"; section 7, "Connections and onboarding". */
export const subscriptionsContract = (make: Make<SubscriptionsSubject>): void => {
  describe('subscriptions', () => {
    let subject: SubscriptionsSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('subscriptions to a carrier are created once; creating one again returns the same', async () => {
      const carrierId = subject.nextCarrier()
      const made = valueOf(await subject.subscriptions.subscribe({ carrierId }))
      expect(made.carrierId).toBe(carrierId)
      expect(valueOf(await subject.subscriptions.subscribe({ carrierId }))).toEqual(made)
    })

    it('subscriptions end once', async () => {
      const carrierId = subject.nextCarrier()
      valueOf(await subject.subscriptions.subscribe({ carrierId }))
      expect(await subject.subscriptions.unsubscribe({ carrierId })).toEqual({ ok: true, value: undefined })
      expectRefused(await subject.subscriptions.unsubscribe({ carrierId }), 'not-found')
    })

    it('subscriptions of a missing carrier are refused', async () => {
      expectRefused(await subject.subscriptions.subscribe({ carrierId: subject.absent }), 'not-found')
    })
  })
}

import {
  type Connections,
  instantMs,
  LOAD_SORT_KEYS,
  LOAD_TABS,
  type Load,
  type LoadException,
  type LoadId,
  type Loads,
  type LoadsParams,
  type LoadTraces,
  type Outcome,
  type Refusal,
  type TeamId,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectBlocked, expectInvalid, expectRefused, type Make, valueOf } from './contract.ts'

/** A broker with more than fifty open loads. */
export interface LoadsSubject {
  readonly loads: Loads
  /** Each call gives another open load of no team, with a truck and nothing amiss. */
  readonly nextLoad: () => LoadId
  /** An open load for each exception. */
  readonly exceptions: Readonly<Record<LoadException, LoadId>>
  readonly closed: LoadId
  /** A load that is assumed delivered, and a text in lower case that its own number begins with in upper case. */
  readonly assumedDelivered: { readonly id: LoadId; readonly text: string }
  readonly connections: Pick<Connections, 'markDoNotDispatch'>
  /** An open load with a truck and its carrier, which no other load has. */
  readonly blockable: LoadId
  readonly teamId: TeamId
  /** Of another company. */
  readonly foreignTeamId: TeamId
  readonly foreign: LoadId
  /** No load has it. */
  readonly absent: LoadId
}

/** What every `Loads` does. Source: section 2, "Load tabs"; section 4, "Load exceptions". */
export const loadsContract = (make: Make<LoadsSubject>): void => {
  describe('loads', () => {
    let subject: LoadsSubject
    beforeAll(async () => {
      subject = await make()
    })

    const everyPage = async (params: LoadsParams): Promise<readonly Load[]> => {
      const first = valueOf(await subject.loads.list(params))
      const rows = [...first.items]
      for (let page = 2; page <= first.pages; page++)
        rows.push(...valueOf(await subject.loads.list({ ...params, page })).items)
      expect(rows).toHaveLength(first.total)
      return rows
    }
    const idsIn = async (params: LoadsParams) => (await everyPage(params)).map(({ id }) => id)

    it('loads are listed 50 per page, each once, newest first', async () => {
      const first = valueOf(await subject.loads.list({ tab: 'open' }))
      expect(first).toMatchObject({ page: 1, items: { length: 50 } })
      const ids = await idsIn({ tab: 'open' })
      expect(ids.length).toBeGreaterThan(50)
      expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one))
    })

    it('closed loads are in the closed tab only', async () => {
      expect(await idsIn({ tab: 'closed' })).toContain(subject.closed)
      expect(await idsIn({ tab: 'open' })).not.toContain(subject.closed)
    })

    it('loads are in the tab of each of their exceptions, and in no exception tab without any', async () => {
      const fine = subject.nextLoad()
      for (const [tab, id] of Object.entries(subject.exceptions) as [LoadException, LoadId][]) {
        const ids = await idsIn({ tab })
        expect({ tab, ids }).toEqual({ tab, ids: expect.arrayContaining([id]) })
        expect({ tab, ids }).toEqual({ tab, ids: expect.not.arrayContaining([fine]) })
      }
    })

    it('loads assumed delivered are found by a search in any letter case and are in neither tab', async () => {
      const { id, text } = subject.assumedDelivered
      expect(await idsIn({ tab: 'search-result', search: ` ${text} ` })).toContain(id)
      expect(await idsIn({ tab: 'open' })).not.toContain(id)
      expect(await idsIn({ tab: 'closed' })).not.toContain(id)
    })

    it.each(['', '  '])('loads are not found by the empty search "%s"', async search => {
      const page = valueOf(await subject.loads.list({ tab: 'search-result', search }))
      expect(page).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    })

    it('loads are narrowed by a filter, also to those without a value', async () => {
      const [one, other] = [subject.nextLoad(), subject.nextLoad()]
      valueOf(await subject.loads.update({ id: one, teamId: subject.teamId }))
      const ofTeam = await idsIn({ tab: 'open', filter: { teamId: subject.teamId } })
      const ofNone = await idsIn({ tab: 'open', filter: { teamId: null } })
      expect([ofTeam.includes(one), ofTeam.includes(other)]).toEqual([true, false])
      expect([ofNone.includes(one), ofNone.includes(other)]).toEqual([false, true])
      const delayed = await everyPage({ tab: 'open', filter: { status: 'delayed' } })
      expect(delayed.every(({ status }) => status === 'delayed')).toBe(true)
    })

    it('loads are found by their id, as they are listed', async () => {
      const id = subject.nextLoad()
      const listed = (await everyPage({ tab: 'open' })).find(load => load.id === id)
      expect(valueOf(await subject.loads.find({ id }))).toEqual(listed)
    })

    it('loads change in the given fields only', async () => {
      const id = subject.nextLoad()
      const before = valueOf(await subject.loads.find({ id }))
      const after = valueOf(
        await subject.loads.update({ id, status: 'delayed', teamId: subject.teamId, carrierVehicleId: null }),
      )
      expect(after).toEqual({
        ...before,
        status: 'delayed',
        teamId: subject.teamId,
        carrierVehicleId: null,
        vehicle: null,
      })
      expect(valueOf(await subject.loads.find({ id }))).toEqual(after)
      expect(valueOf(await subject.loads.update({ id, teamId: null })).teamId).toBeNull()
    })

    it('a truck put on a load keeps a record of its carrier, and none of a carrier that was marked do not dispatch meanwhile', async () => {
      const { loads, connections, blockable: id } = subject
      const { carrierId, carrierVehicleId } = valueOf(await loads.find({ id }))
      const without = valueOf(await loads.update({ id, carrierVehicleId: null }))
      expect(without.storedId).toBeUndefined()
      const { storedId } = valueOf(await loads.update({ id, carrierVehicleId }))
      expect(storedId).toBeGreaterThan(0)
      valueOf(await loads.update({ id, carrierVehicleId: null }))
      expect(valueOf(await loads.update({ id, carrierVehicleId })).storedId).toBe(storedId)
      valueOf(await loads.update({ id, carrierVehicleId: null }))
      valueOf(await connections.markDoNotDispatch({ carrierId: carrierId as never }))
      expectBlocked(await loads.update({ id, carrierVehicleId }))
    })

    it('loads are counted in every tab by one request, as many as their lists have', async () => {
      const { text } = subject.assumedDelivered
      const counts = valueOf(await subject.loads.countTabs({ search: ` ${text} ` }))
      for (const tab of LOAD_TABS) {
        const params: LoadsParams = tab === 'search-result' ? { tab, search: text } : { tab }
        expect({ tab, count: counts[tab] }).toEqual({
          tab,
          count: valueOf(await subject.loads.list(params)).total,
        })
      }
      expect(valueOf(await subject.loads.countTabs({}))['search-result']).toBe(0)
      const delayed = valueOf(await subject.loads.countTabs({ filter: { status: 'delayed' } }))
      expect(delayed.open).toBeLessThan(counts.open)
      expect(delayed.closed).toBe(0)
    })

    it.each(LOAD_SORT_KEYS)(
      'loads sorted by %s are the same loads, the other way round by a second press',
      async by => {
        const newest = await idsIn({ tab: 'open' })
        const ascending = await everyPage({ tab: 'open', sort: { by, direction: 'ascending' } })
        const descending = await everyPage({ tab: 'open', sort: { by, direction: 'descending' } })
        expect(ascending.map(({ id }) => id).toSorted((one, other) => other - one)).toEqual(newest)
        expect(ascending).toHaveLength(descending.length)
        if (by !== 'pickup') return
        const starts = ascending.map(
          ({ stops }) => stops.find(({ kind }) => kind === 'pickup')?.window.startsAt,
        )
        const known = starts.flatMap(each => (each == null ? [] : [Number(instantMs(each))]))
        expect(isAscending(known)).toBe(true)
        expect(starts.slice(0, known.length)).not.toContain(undefined)
      },
    )

    it('a load that was changed meanwhile is not changed by who saw it before, and only for what they saw', async () => {
      const id = subject.nextLoad()
      const seen = { teamId: valueOf(await subject.loads.find({ id })).teamId }
      valueOf(await subject.loads.update({ id, teamId: subject.teamId, seen }))
      expectRefused(await subject.loads.update({ id, teamId: null, seen }), 'conflict')
      expect(valueOf(await subject.loads.find({ id })).teamId).toBe(subject.teamId)
      valueOf(await subject.loads.update({ id, status: 'delayed', seen: { status: 'progress' } }))
    })

    it('loads refuse a team of another company and a change without fields', async () => {
      const id = subject.nextLoad()
      expectInvalid(await subject.loads.update({ id, teamId: subject.foreignTeamId }), 'teamId')
      expectRefused(await subject.loads.update({ id }), 'invalid')
    })

    it('loads of another company are refused like missing ones', async () => {
      for (const id of [subject.foreign, subject.absent]) {
        expectRefused(await subject.loads.find({ id }), 'not-found')
        expectRefused(await subject.loads.update({ id, status: 'cancelled' }), 'not-found')
      }
      expect(await idsIn({ tab: 'open' })).not.toContain(subject.foreign)
    })
  })
}

/** A broker with loads, one of which was seen. */
export interface LoadTracesSubject {
  readonly traces: LoadTraces
  /** Seen at least twice; two trucks of its carrier were, and two have a distance. */
  readonly seen: LoadId
  /** Seen nowhere. */
  readonly unseen: LoadId
  readonly foreign: LoadId
  /** No load has it. */
  readonly absent: LoadId
}

const isAscending = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? value) <= value)

/** What every `LoadTraces` does. Source: section 7, "Loads, tickets, notes and teams". */
export const loadTracesContract = (make: Make<LoadTracesSubject>): void => {
  describe('traces of a load', () => {
    let subject: LoadTracesSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('traces of a load are the areas that its truck was seen in, the oldest first', async () => {
      const trace = valueOf(await subject.traces.trace({ loadId: subject.seen }))
      expect(trace.length).toBeGreaterThan(1)
      expect(isAscending(trace.map(({ seenAt }) => Number(instantMs(seenAt))))).toBe(true)
    })

    it('recent areas of a load are listed per truck of the carrier, by its id', async () => {
      const trucks = valueOf(await subject.traces.recentAreas({ loadId: subject.seen }))
      expect(trucks.length).toBeGreaterThan(1)
      expect(isAscending(trucks.map(({ carrierVehicleId }) => carrierVehicleId))).toBe(true)
      for (const { carrierVehicleId, areas } of trucks) {
        expect(areas.map(area => area.carrierVehicleId)).toEqual(areas.map(() => carrierVehicleId))
        expect(isAscending(areas.map(({ seenAt }) => Number(instantMs(seenAt))))).toBe(true)
      }
    })

    it("traces of a load give each truck's distance to the pickup, nearest first", async () => {
      const distances = valueOf(await subject.traces.distancesToPickup({ loadId: subject.seen }))
      expect(distances.length).toBeGreaterThan(1)
      expect(isAscending(distances.map(({ miles }) => miles ?? Number.POSITIVE_INFINITY))).toBe(true)
    })

    it('traces of a load are empty where nothing was seen, and not found for a missing load', async () => {
      const { traces, unseen } = subject
      const all = (loadId: LoadId): Promise<Outcome<readonly unknown[], Refusal>>[] => [
        traces.trace({ loadId }),
        traces.recentAreas({ loadId }),
        traces.distancesToPickup({ loadId }),
      ]
      for (const answer of all(unseen)) expect(valueOf(await answer)).toEqual([])
      for (const answer of [...all(subject.foreign), ...all(subject.absent)])
        expectRefused(await answer, 'not-found')
    })
  })
}

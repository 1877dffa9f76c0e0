import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createLoadLogs,
  holdsInTime,
  loadLogs,
  loads,
  loadsParams,
  loadUpdates,
  tickets,
  ticketsParams,
  ticketUpdates,
} from '../arbitraries/index.ts'

import { id } from '../builders/index.ts'
import { type FakeWorld, fakeWorld } from './fake-world.ts'
import { fakeLoadLogs } from './load-log-fakes.ts'
import { fakeLoads } from './load-fakes.ts'

import { fakeTickets } from './ticket-fakes.ts'

const ownCompany = id<'company'>(1)
const worlds: fc.Arbitrary<FakeWorld> = fc
  .record({
    loads: fc.uniqueArray(
      loads.map(load => ({ ...load, companyId: ownCompany })),
      { selector: load => load.id, maxLength: 8 },
    ),
    loadLogs: fc.array(loadLogs, { maxLength: 8 }),
    tickets: fc.uniqueArray(tickets, { selector: ticket => ticket.id, maxLength: 8 }),
  })
  .map(fakeWorld)

describe('laws of the fakes about loads', () => {
  it('a load list is a subset of an unfiltered search, and its total counts it', async () => {
    await holdsInTime([worlds, loadsParams], async (world, params) => {
      const answer = await fakeLoads(world).list({ ...params, page: 1 })
      if (!answer.ok) throw new Error('A list is never refused to who may ask.')
      expect(answer.value.items).toHaveLength(answer.value.total)
      const known = world.loads.map(({ id }) => id)
      for (const { id } of answer.value.items) expect(known).toContain(id)
    })
  })

  it('a refused load update changes nothing, and an accepted one is stored', async () => {
    await holdsInTime([worlds, loadUpdates, ticketUpdates], async (world, load, ticket) => {
      const before = { loads: world.loads, tickets: world.tickets }
      const changed = await fakeLoads(world).update(load)
      // What the person saw before is compared, not stored.
      const { seen: _seen, ...changes } = load
      if (changed.ok) expect(world.loads).toContainEqual({ ...changed.value, ...changes })
      else expect(world.loads).toBe(before.loads)
      const dealt = await fakeTickets(world).update(ticket)
      const { assigneeIdWas: _was, ...dealtWith } = ticket
      if (dealt.ok) expect(world.tickets).toContainEqual({ ...dealt.value, ...dealtWith })
      else expect(world.tickets).toBe(before.tickets)
    })
  })

  it('a created load log is listed, and a refused one is not', async () => {
    await holdsInTime([worlds, createLoadLogs], async (world, params) => {
      const before = [...world.loadLogs]
      const calls = fakeLoadLogs(world)
      const made = await calls.create(params)
      const listed = await calls.list({ loadId: params.loadId })
      if (!made.ok) {
        expect(world.loadLogs).toEqual(before)
        return
      }
      expect(listed.ok && listed.value).toContainEqual(made.value)
    })
  })

  it('every ticket of the company is listed as open or as closed', async () => {
    await holdsInTime([worlds, ticketsParams], async (world, { loadId }) => {
      const calls = fakeTickets(world)
      const about = loadId === undefined ? {} : { loadId }
      const open = await calls.list({ tab: 'open', ...about })
      const closed = await calls.list({ tab: 'closed', ...about })
      const own = world.tickets.filter(
        ticket =>
          (ticket.loadId === null || world.loads.some(load => load.id === ticket.loadId)) &&
          (loadId === undefined || ticket.loadId === loadId),
      )
      expect(
        [open, closed].map(each => (each.ok ? each.value.total : 0)).reduce((one, other) => one + other),
      ).toBe(own.length)
    })
  })
})

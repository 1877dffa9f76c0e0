import {
  type CallFailed,
  emptyPage,
  type Failure,
  freightListOf,
  type LoadsParams,
  type UpdateTicket,
} from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import {
  wireLoadLogSample,
  wireLoadSample,
  wireNoteSample,
  wireTeamSample,
  wireTicketSample,
} from '../testing/freight-samples.ts'
import { json, type LocalAnswer, noConnection } from '../testing/local-fetch.ts'
import { bodyOf, id, over, requests, rows } from '../testing/wire-requests.ts'
import { wireSignedIn } from '../testing/wire-samples.ts'
import { httpLoadLogs } from './load-logs.ts'
import { httpLoadTraces } from './load-traces.ts'
import { httpLoads } from './loads.ts'
import { httpNotes } from './notes.ts'
import { httpTeams } from './teams.ts'
import { httpTickets } from './tickets.ts'

/** A signed-in browser, for a write. */
const signedIn = (...answers: readonly LocalAnswer[]) => over(json(wireSignedIn()), ...answers)
const detailOf = (pending: Promise<unknown>) =>
  pending.then(
    () => null,
    (thrown: CallFailed) => thrown.failure,
  )

describe('loads', () => {
  it.each<[LoadsParams, string]>([
    [{ tab: 'open' }, 'q[tab_eq]=open&page=1'],
    [{ tab: 'no-assigned-vehicle', page: 3 }, 'q[tab_eq]=no_assigned_vehicle&page=3'],
    [{ tab: 'search-result', search: ' nl&1 ' }, 'q[external_load_number_cont]=nl&1&page=1'],
    [{ tab: 'search-result', search: ' ' }, 'q[external_load_number_cont]=&page=1'],
    [
      { tab: 'closed', filter: { status: 'cancelled', trackingStatus: 'ended', teamId: id(5) } },
      'q[tab_eq]=closed&q[status_eq]=cancelled&q[tracking_status_eq]=ended&q[team_id_eq]=5&page=1',
    ],
    [
      { tab: 'open', sort: { by: 'pickup', direction: 'descending' } },
      'q[tab_eq]=open&q[s]=pickup_at desc&page=1',
    ],
    [
      { tab: 'open', sort: { by: 'carrier', direction: 'ascending' } },
      'q[tab_eq]=open&q[s]=carrier_name asc&page=1',
    ],
    [
      { tab: 'open', filter: { teamId: null, carrierVehicleId: null } },
      'q[tab_eq]=open&q[team_id_null]=true&q[carrier_vehicle_id_null]=true&page=1',
    ],
  ])('a load list requests %o', async (params, query) => {
    const { send, sent } = over(rows())
    await httpLoads(send).list(params)
    expect(requests(sent[0])).toBe(`/loads?${query}&per_page=50`)
  })

  it('loads are read without those of an unknown status and without stops of an unknown kind', async () => {
    const { send } = over(
      rows(
        wireLoadSample({ stops: [...wireLoadSample().stops, { is_type: 'customs' }] }),
        { status: 'held_at_border', tracking_status: 'tracking' },
        { status: 'progress', tracking_status: 'by_drone' },
      ),
    )
    const answer = await httpLoads(send).list({ tab: 'open' })
    expect(answer).toMatchObject({ ok: true, value: { items: [{ id: 17, billableMiles: 880.5 }] } })
    expect(answer.ok && answer.value.items[0]?.stops).toEqual([
      {
        id: 31,
        kind: 'pickup',
        sequence: 1,
        latitude: 32.78,
        longitude: -96.8,
        state: 'TX',
        postalCode: '75201',
        window: { startsAt: '2026-11-21T14:00:00.000Z', endsAt: null },
        timeZone: 'America/Chicago',
        town: null,
        progress: null,
      },
    ])
  })

  it('a load update sends the given fields only, null to clear one', async () => {
    const { send, sent } = signedIn(json(wireLoadSample()))
    await httpLoads(send).update({ id: id(17), teamId: null, status: 'delayed' })
    expect(sent[1]?.init.method).toBe('PATCH')
    expect(bodyOf(sent[1])).toEqual({ load: { status: 'delayed', team_id: null } })
  })
})

it('a list of loads that fails throws its failure, which its screen shows above an empty list', async () => {
  const failure = await detailOf(httpLoads(over(json({}, 500)).send).list({ tab: 'open' }))
  expect(failure).toMatchObject({ call: 'GET loads', status: 500 })
  expect(freightListOf({ ok: false, refusal: failure as Failure })).toEqual({
    ...emptyPage(),
    error: failure,
  })
})

it('the counts of load tabs are narrowed by filters and by the text of a search', async () => {
  const { send, sent } = over(json({}), json({}))
  await httpLoads(send)
    .countTabs({ filter: { status: 'delayed', teamId: null }, search: ' nl ' })
    .catch(() => null)
  await httpLoads(send)
    .countTabs({ search: ' ' })
    .catch(() => null)
  expect(sent.map(each => requests(each))).toEqual([
    '/loads/counts?q[status_eq]=delayed&q[team_id_null]=true&q[external_load_number_cont]=nl',
    '/loads/counts',
  ])
})

it('a load update names what the user saw of the load, and a conflict is a refusal', async () => {
  const { send, sent } = signedIn(json({ errors: [] }, 409))
  const seen = { status: 'covered', teamId: null } as const
  const answer = await httpLoads(send).update({ id: id(17), teamId: id(3), seen })
  expect(answer).toMatchObject({ ok: false, refusal: { kind: 'conflict' } })
  expect(new Headers(sent[1]?.init.headers).get('if-match')).toBe('"status=covered team_id=none"')
})

it('a load whose carrier or truck is of an unknown kind is read without them', async () => {
  const carrier = { id: 7, connection: { status: 'on_the_moon' } }
  const { send } = over(json(wireLoadSample({ carrier, carrier_vehicle: { is_type: 'drone' } })))
  expect(await httpLoads(send).find({ id: id(17) })).toMatchObject({
    value: { carrierId: 7, carrier: null, vehicle: null },
  })
})

describe('load logs', () => {
  it.each([
    ['null', () => json(null)],
    ['nothing', () => new Response(null, { status: 204 })],
  ])('load logs whose response has %s are a failure, not an empty list', async (_, answer) => {
    const params = { loadId: id<'load'>(17) }
    expect(await detailOf(httpLoadLogs(over(answer()).send).list(params))).toMatchObject({
      kind: 'unreadable',
      call: 'GET loads/:id/load_logs',
      detail: 'load logs: no data in the answer',
    })
    const event = {
      ...params,
      stopId: id<'load-stop'>(31),
      kind: 'arrival',
      occurredAt: '2026-11-21T14:30:00Z',
    } as const
    expect(await detailOf(httpLoadLogs(signedIn(answer()).send).create(event))).toMatchObject({
      kind: 'unreadable',
      call: 'POST load_logs',
    })
  })

  it('load logs may have any kind and no stop, and an empty list is valid', async () => {
    const { send } = over(json([wireLoadLogSample()]), json([]))
    const params = { loadId: id<'load'>(17) }
    expect(await httpLoadLogs(send).list(params)).toMatchObject({
      value: [{ kind: 'eta_update', stopId: null }],
    })
    expect(await httpLoadLogs(send).list(params)).toEqual({ ok: true, value: [] })
  })

  it.each([500, 503])('a load log list that fails with %i throws', async status => {
    const answers = Array.from({ length: 3 }, () => json({}, status))
    expect(await detailOf(httpLoadLogs(over(...answers).send).list({ loadId: id(17) }))).toMatchObject({
      status,
    })
  })

  it("refused load logs name the field by core's name", async () => {
    const errors = ['stop_id', 'is_type', 'occurred_at', 'load_id'].map(field => ({ field, message: 'No.' }))
    const { send } = signedIn(json({ errors }, 422))
    const event = {
      loadId: id<'load'>(17),
      stopId: id<'load-stop'>(31),
      kind: 'arrival',
      occurredAt: '',
    } as const
    expect(await httpLoadLogs(send).create(event)).toMatchObject({
      refusal: {
        problems: [{ field: 'stopId' }, { field: 'kind' }, { field: 'occurredAt' }, { field: null }],
      },
    })
  })

  it('load logs are sent again under one key when no response came', async () => {
    const { send, sent } = signedIn(noConnection(), json(wireLoadLogSample()))
    const event = {
      loadId: id<'load'>(17),
      stopId: id<'load-stop'>(31),
      kind: 'arrival',
      occurredAt: '',
    } as const
    expect(await httpLoadLogs(send).create(event)).toMatchObject({ ok: true })
    expect(sent).toHaveLength(3)
    expect(sent[1]?.init.headers).toEqual(sent[2]?.init.headers)
  })
})

describe('traces', () => {
  it('traces read an unknown distance as null, not as zero', async () => {
    const { send } = over(json([{ carrier_vehicle_id: 61, miles: null }]))
    const answer = await httpLoadTraces(send).distancesToPickup({ loadId: id(17) })
    expect(answer).toEqual({ ok: true, value: [{ carrierVehicleId: 61, miles: null }] })
  })

  it.each([-1, 'far', undefined])('traces refuse the distance %j', async miles => {
    const { send } = over(json([{ carrier_vehicle_id: 61, miles }]))
    const failure = await detailOf(httpLoadTraces(send).distancesToPickup({ loadId: id(17) }))
    expect(failure).toMatchObject({ kind: 'unreadable', detail: '0.miles: no miles from 0' })
  })
})

describe('tickets', () => {
  it.each<[Omit<UpdateTicket, 'id'>, object]>([
    [{ status: 'closed' }, { status: 'closed' }],
    [
      { assigneeId: id(4), assigneeIdWas: null },
      { assignee_id: 4, assignee_id_was: null },
    ],
    [{ assigneeId: null }, { assignee_id: null }],
  ])('a ticket update sends %o', async (change, ticket) => {
    const { send, sent } = signedIn(json(wireTicketSample()))
    await httpTickets(send).update({ id: id(81), ...change })
    expect(bodyOf(sent[1])).toEqual({ ticket })
  })

  it('a ticket taken by someone else is a conflict', async () => {
    const { send } = signedIn(json({ errors: [{ field: null, message: 'Someone else has it.' }] }, 409))
    expect(await httpTickets(send).update({ id: id(81), assigneeId: id(4) })).toEqual({
      ok: false,
      refusal: { kind: 'conflict', message: 'Someone else has it.', requestId: null },
    })
  })

  it('tickets of a status that this portal does not know are left out', async () => {
    const { send } = over(rows(wireTicketSample(), { status: 'snoozed' }))
    expect(await httpTickets(send).list({ tab: 'open' })).toMatchObject({ value: { items: [{ id: 81 }] } })
  })
})

describe('notes', () => {
  it('notes are about the load when they name both subjects, and are refused without a subject', async () => {
    const { send } = over(
      rows(wireNoteSample({ notable_id: 17 })),
      rows(wireNoteSample({ carrier_id: null })),
    )
    const params = { subject: { kind: 'load', loadId: id<'load'>(17) } } as const
    expect(await httpNotes(send).list(params)).toMatchObject({
      value: { items: [{ subject: params.subject }] },
    })
    expect(await detailOf(httpNotes(send).list(params))).toMatchObject({
      detail: '0.carrier_id: about nothing',
    })
  })
})

describe('teams', () => {
  it('team edits are one list: removals by membership id, additions by user id', async () => {
    const { send, sent } = signedIn(json(wireTeamSample()))
    await httpTeams(send).editMembers({ id: id(10), edits: { additions: [id(3)], removals: [id(101)] } })
    expect(bodyOf(sent[1])).toEqual({ team_users_attributes: [{ id: 101, _destroy: true }, { user_id: 3 }] })
  })

  it("refused team edits name the field by core's name", async () => {
    const errors = ['user_id', 'id'].map(part => ({ field: `team_users_attributes.${part}`, message: 'No.' }))
    const { send } = signedIn(json({ errors }, 422))
    const edits = { additions: [], removals: [] }
    expect(await httpTeams(send).editMembers({ id: id(10), edits })).toMatchObject({
      refusal: { problems: [{ field: 'additions' }, { field: 'removals' }] },
    })
  })
})

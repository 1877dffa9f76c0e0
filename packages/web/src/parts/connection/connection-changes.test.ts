import type { Connection, ConnectionAction } from '@fairhaul/core'
import { CONNECTION_ACTIONS } from '@fairhaul/core'
import { aCarrierDetail, aConnection, fakeConnections, fakeWorld, id } from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { ConnectionChanges } from './connection-changes.ts'

const actionCalled = (label: string): ConnectionAction => {
  const action = CONNECTION_ACTIONS.find(each => each.label === label)
  if (action === undefined) throw new Error(`There is no action ${label}`)
  return action
}

const setUp = (connection: Connection | null = aConnection({ id: id(9), carrierId: id(7) })) => {
  const world = fakeWorld({
    carriers: [aCarrierDetail({ id: id(7) })],
    connections: connection === null ? [] : [connection],
  })
  const connections = fakeConnections(world)
  let seen = connection
  const outdated = vi.fn()
  const changes = new ConnectionChanges({
    carrierId: id(7),
    connections,
    seen: () => seen,
    changed: changed => {
      seen = changed
    },
    outdated,
  })
  const perform = (label: string) => changes.perform(actionCalled(label), 'head')
  return { world, connections, changes, outdated, perform, seen: () => seen }
}

describe('changing a connection', () => {
  it.each([
    ['Ask to onboard', { status: 'needs_to_onboard' }, 'Asked to onboard.', 'Onboarded again.'],
    ['Dismiss', { isDismissed: true }, 'Dismissed.', 'Restored.'],
  ])('%s is shown at once, and undone with one press', async (label, after, text, undone) => {
    const { changes, perform, seen, world } = setUp()
    expect(await perform(label)).toBe(true)
    expect(seen()).toMatchObject(after)
    expect(changes.made?.text).toBe(text)
    await changes.undo()
    expect(world.connections).toMatchObject([{ status: 'onboarded', isDismissed: false }])
    expect(changes.made).toMatchObject({ text: undone, undo: null })
  })

  it('a do not dispatch is undone with its notes: the notes from before are back', async () => {
    const before = aConnection({ id: id(9), carrierId: id(7), notes: 'Pays late.' })
    const { changes, world } = setUp(before)
    await changes.send({ kind: 'do-not-dispatch', notes: 'Do not book.' }, 'Marked.', changes.submission)
    expect(world.connections).toMatchObject([{ status: 'do_not_dispatch', notes: 'Do not book.' }])
    await changes.undo()
    expect(world.connections).toEqual([before])
    expect(changes.made?.text).toBe('Onboarded again. The note from before is back: “Pays late.”')
  })

  it('notes that mention someone wait for them', async () => {
    const { changes, world } = setUp()
    const notes = 'Double brokered. @Sam Okafor'
    const change = { kind: 'do-not-dispatch', notes, mentioned: [id<'user'>(3)] } as const
    await changes.send(change, 'Marked.', changes.submission)
    expect(world.notes).toMatchObject([{ text: notes, mentions: [{ userId: 3, isSeen: false }] }])
  })

  it('a restored connection can be dismissed again by Undo', async () => {
    const { changes, perform, seen } = setUp(aConnection({ carrierId: id(7), isDismissed: true }))
    await perform('Restore')
    expect(seen()?.isDismissed).toBe(false)
    await changes.undo()
    expect(seen()?.isDismissed).toBe(true)
  })

  it('a do not dispatch creates a missing connection, and cannot be undone', async () => {
    const { changes, world } = setUp(null)
    const notes = '  Double brokered. '
    await changes.send({ kind: 'do-not-dispatch', notes }, 'Marked.', changes.submission)
    expect(world.connections).toMatchObject([{ status: 'do_not_dispatch', notes: 'Double brokered.' }])
    expect(changes.made?.undo).toBeNull()
    await changes.undo()
    expect(world.connections).toMatchObject([{ status: 'do_not_dispatch' }])
  })

  it('of two people who change a connection, the later one is refused, and nothing is overwritten', async () => {
    const { changes, perform, outdated, world, connections } = setUp()
    await connections.setStatus({ id: id(9), status: 'do_not_dispatch' })
    expect(await perform('Dismiss')).toBe(false)
    expect(world.connections).toMatchObject([{ status: 'do_not_dispatch', isDismissed: false }])
    expect(changes.submission.error).toBe(
      'Not saved. Someone else has changed this connection. You are seeing the latest version.',
    )
    expect([outdated.mock.calls.length, changes.made]).toEqual([1, null])
  })

  it('a change that fails leaves the connection as it was, and can be made again', async () => {
    const { changes, perform, connections, seen } = setUp()
    connections.failNext('setDismissed')
    expect(await perform('Dismiss')).toBe(false)
    expect(changes.submission.error).toBe('Not saved: no connection. Try again when you are connected.')
    expect(seen()?.isDismissed).toBe(false)
    expect(await perform('Dismiss')).toBe(true)
    expect(changes.submission.error).toBeUndefined()
  })

  it('a change that the user may not make says who can change that', async () => {
    const { changes, perform, connections } = setUp()
    connections.refuseNext('setStatus', { kind: 'forbidden', message: null, requestId: null })
    await perform('Ask to onboard')
    expect(changes.submission.error).toBe(
      'Not saved. Your permissions do not include it. An admin at your company can change that.',
    )
  })
})

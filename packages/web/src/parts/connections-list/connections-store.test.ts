import {
  CONNECTION_ACTIONS,
  type ConnectionAction,
  type NotedAction,
  NOTES_CHARACTERS_MAX,
  takesNotes,
} from '@fairhaul/core'
import { id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { aConnectionsList } from '../testing/a-connections-list.ts'

const actionCalled = (label: string): ConnectionAction => {
  const action = CONNECTION_ACTIONS.find(each => each.label === label)
  if (action === undefined) throw new Error(`There is no action ${label}`)
  return action
}

const noted = (label: string): NotedAction => {
  const action = actionCalled(label)
  if (!takesNotes(action)) throw new Error(`${label} takes no notes`)
  return action
}

const setUp = async () => {
  const all = aConnectionsList()
  await all.open()
  const rows = all.list.page?.items ?? []
  const row = (at: number) => {
    const found = all.list.page?.items.find(each => each.id === at)
    if (found === undefined) throw new Error(`There is no row ${at}`)
    return found
  }
  const inWorld = (at: number) => all.world.connections.find(({ carrierId }) => carrierId === id(at))
  return { ...all, rows, row, inWorld }
}

describe('the connections of a list', () => {
  it('a dismissed carrier stays in its place with where it went, and comes back by Undo', async () => {
    const { changes, row, list } = await setUp()
    expect(list.leftText(row(2))).toBeUndefined()
    await changes.of(id(2)).perform(actionCalled('Dismiss'), 'row')
    expect(list.page?.items.map(each => each.id)).toEqual([3, 2, 1])
    expect(list.leftText(row(2))).toBe('Now in Dismissed')
    await list.counted.finished()
    expect(list.counts).toMatchObject({ 'my-carriers': 2, dismissed: 2 })
    await changes.of(id(2)).undo()
    expect(list.leftText(row(2))).toBeUndefined()
  })

  const countsOf = ({ list }: Awaited<ReturnType<typeof setUp>>) => ({
    tab: list.counts?.['my-carriers'],
    heading: list.page?.total,
    chips: Object.values(list.tally?.tally?.counts ?? {}).reduce((sum, count) => sum + count, 0),
  })
  const all = (count: number) => ({ tab: count, heading: count, chips: count })

  it.each(['Dismiss', 'Ask to onboard'])(
    'after %s all counts agree at once, and after its undo',
    async label => {
      const setup = await setUp()
      expect(countsOf(setup)).toEqual(all(3))
      await setup.changes.of(id(2)).perform(actionCalled(label), 'row')
      expect(countsOf(setup)).toEqual(all(2))
      await setup.list.counted.finished()
      expect(countsOf(setup)).toEqual(all(2))
      await setup.changes.of(id(2)).undo()
      expect(countsOf(setup)).toEqual(all(3))
      expect(setup.list.page?.items.map(each => each.id)).toEqual([3, 2, 1])
    },
  )

  it('many are changed at once, those to which it does not apply are left out, and all can be undone', async () => {
    const { changes, rows, inWorld, list } = await setUp()
    await changes.of(id(1)).perform(actionCalled('Dismiss'), 'row')
    await changes.performAll(actionCalled('Dismiss'), list.page?.items ?? rows)
    expect([1, 2, 3].map(at => inWorld(at)?.isDismissed)).toEqual([true, true, true])
    expect(list.bulk.report).toMatchObject({ total: 2, tried: 2, errors: [], action: { done: 'dismissed' } })
    await list.bulk.undo()
    expect([1, 2, 3].map(at => inWorld(at)?.isDismissed)).toEqual([true, false, false])
  })

  it('of many, those that someone else changed are named and not overwritten', async () => {
    const { changes, rows, row, connections, inWorld, list } = await setUp()
    await connections.setStatus({ id: id(102), status: 'needs_to_onboard' })
    await changes.performAll(actionCalled('Dismiss'), rows)
    expect(list.bulk.report?.errors).toEqual([
      {
        item: { id: 2, name: 'HAULER 2' },
        message: 'Not saved. Someone else has changed this connection. You are seeing the latest version.',
      },
    ])
    expect(inWorld(2)).toMatchObject({ isDismissed: false, status: 'needs_to_onboard' })
    expect(row(2).connection).toMatchObject({ status: 'needs_to_onboard' })
  })

  it('of many, those that failed are tried again alone', async () => {
    const { changes, rows, connections, inWorld, list } = await setUp()
    connections.failNext('setDismissed')
    await changes.performAll(actionCalled('Dismiss'), rows)
    expect(list.bulk.report?.errors).toHaveLength(1)
    await list.bulk.retry()
    expect(list.bulk.report).toMatchObject({ total: 3, errors: [] })
    expect([1, 2, 3].map(at => inWorld(at)?.isDismissed)).toEqual([true, true, true])
  })

  it('one carrier is marked do not dispatch with notes, over those on record', async () => {
    const { changes, list, row, inWorld } = await setUp()
    changes.note(noted('Do not dispatch'), [row(3)])
    const form = changes.marking
    expect(form?.currentNotes).toBeNull()
    form?.change(' Double brokered. ')
    expect(await form?.save()).toBe(true)
    expect(inWorld(3)).toMatchObject({ status: 'do_not_dispatch', notes: 'Double brokered.' })
    expect(list.leftText(row(3))).toBe('Now in Do not dispatch')
  })

  it('many are marked do not dispatch with the same notes', async () => {
    const { changes, rows, list, inWorld } = await setUp()
    await changes.performAll(actionCalled('Do not dispatch'), rows)
    changes.marking?.change('Hostage load.')
    expect(await changes.marking?.save()).toBe(true)
    while (list.bulk.isRunning) await Promise.resolve()
    expect([1, 2, 3].map(at => inWorld(at)?.notes)).toEqual([
      'Hostage load.',
      'Hostage load.',
      'Hostage load.',
    ])
  })

  it('a carrier is put on hold with notes, stays in its place, and comes back by Undo', async () => {
    const { changes, list, row, inWorld } = await setUp()
    changes.note(noted('Hold'), [row(2)])
    changes.marking?.change(' Insurance lapsed. ')
    expect(await changes.marking?.save()).toBe(true)
    expect(inWorld(2)).toMatchObject({
      latestPacket: { status: 'held' },
      hold: { notes: 'Insurance lapsed.' },
    })
    expect(list.leftText(row(2))).toBe('Now in On hold')
    await changes.of(id(2)).undo()
    expect(inWorld(2)).toMatchObject({ latestPacket: { status: 'complete' }, hold: null })
    expect(list.leftText(row(2))).toBeUndefined()
  })

  it('many are put on hold with the same notes, those on hold already are left out, and all are released', async () => {
    const { changes, list, row, inWorld } = await setUp()
    changes.note(noted('Hold'), [row(1)])
    await changes.marking?.save()
    await changes.performAll(actionCalled('Hold'), list.page?.items ?? [])
    expect(changes.marking?.rows.map(each => each.id)).toEqual([3, 2])
    changes.marking?.change('Cargo claim.')
    expect(await changes.marking?.save()).toBe(true)
    while (list.bulk.isRunning) await Promise.resolve()
    expect([1, 2, 3].map(at => inWorld(at)?.hold?.notes)).toEqual([null, 'Cargo claim.', 'Cargo claim.'])
    await changes.performAll(actionCalled('Release'), list.page?.items ?? [])
    expect([1, 2, 3].map(at => inWorld(at)?.hold)).toEqual([null, null, null])
  })

  it('of two people who put a carrier on hold the later one is refused and sees the hold of the first', async () => {
    const { changes, row, connections } = await setUp()
    await connections.hold({ id: id(102), notes: 'I was first.' })
    changes.note(noted('Hold'), [row(2)])
    const form = changes.marking
    form?.change('Me too.')
    expect(await form?.save()).toBe(false)
    expect(form?.submission.error).toMatch(/Someone else has changed this connection/)
    expect(form?.notes).toBe('Me too.')
    await Promise.resolve()
    expect(row(2).connected.hold?.notes).toBe('I was first.')
  })

  it('notes that are too long are refused before anything is sent, and stay', async () => {
    const { changes, row, connections } = await setUp()
    changes.note(noted('Do not dispatch'), [row(1)])
    const form = changes.marking
    form?.change('x'.repeat(NOTES_CHARACTERS_MAX + 1))
    expect(await form?.save()).toBe(false)
    expect(form?.problem).toBeDefined()
    expect(form?.notes).toHaveLength(NOTES_CHARACTERS_MAX + 1)
    expect(connections.requests.some(({ call }) => call === 'markDoNotDispatch')).toBe(false)
    form?.clear()
    expect(form?.problem).toBeUndefined()
  })

  it('there is no form for carriers that are marked already', async () => {
    const { changes, row } = await setUp()
    changes.note(noted('Do not dispatch'), [row(1)])
    await changes.marking?.save()
    changes.note(noted('Do not dispatch'), [row(1)])
    expect(changes.marking).toBeNull()
  })
})

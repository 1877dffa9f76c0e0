import { holdsInTime } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BulkAction, type BulkItem, BulkRun } from './bulk-run.ts'

const items = (count: number): readonly BulkItem[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `HAULER ${at + 1}` }))

/** Changes all but some, whose ids it is given; counts what is under way at once. */
const anAction = (failing: Set<number>) => {
  const state = { now: 0, most: 0, changed: [] as number[], undone: [] as number[] }
  const action: BulkAction = {
    label: 'Dismiss',
    done: 'dismissed',
    change: async ({ id }) => {
      state.now += 1
      state.most = Math.max(state.most, state.now)
      await Promise.resolve()
      state.now -= 1
      if (failing.has(id)) return 'No connection.'
      state.changed.push(id)
      return undefined
    },
    undo: async ({ id }) => {
      state.undone.push(id)
      return undefined
    },
  }
  return { action, state }
}

describe('a bulk action', () => {
  it('changes each thing once, at most four at a time, and reports all of them', async () => {
    const run = new BulkRun()
    const { action, state } = anAction(new Set())
    await run.run(action, items(11))
    expect(state.changed.toSorted((one, other) => one - other)).toEqual(items(11).map(({ id }) => id))
    expect(state.most).toBe(4)
    expect(run.report).toMatchObject({ total: 11, tried: 11, errors: [], state: 'ended' })
  })

  it('names what was not changed with its reason, and tries only that again', async () => {
    const run = new BulkRun()
    const failing = new Set([2, 5])
    const { action, state } = anAction(failing)
    await run.run(action, items(6))
    expect(run.report?.errors).toEqual([
      { item: { id: 2, name: 'HAULER 2' }, message: 'No connection.' },
      { item: { id: 5, name: 'HAULER 5' }, message: 'No connection.' },
    ])
    failing.delete(2)
    await run.retry()
    expect(state.changed.filter(id => id === 2)).toEqual([2])
    expect(run.report).toMatchObject({ total: 6, tried: 6, state: 'ended' })
    expect(run.report?.errors.map(({ item }) => item.id)).toEqual([5])
    expect(run.report?.changed).toHaveLength(5)
  })

  it('starts nothing further once it is canceled, and says how many were not started', async () => {
    const run = new BulkRun()
    const { action } = anAction(new Set())
    const changes: number[] = []
    await run.run(
      {
        ...action,
        change: async ({ id }) => {
          changes.push(id)
          if (id === 3) run.cancel()
          return undefined
        },
      },
      items(20),
    )
    expect(changes.length).toBeLessThan(20)
    expect(run.report?.state).toBe('canceled')
    expect(run.report?.tried).toBeLessThan(20)
  })

  it('is undone for what was changed, and for nothing else', async () => {
    const run = new BulkRun()
    const { action, state } = anAction(new Set([1]))
    await run.run(action, items(3))
    await run.undo()
    expect(state.undone.toSorted((one, other) => one - other)).toEqual([2, 3])
    expect(run.report).toMatchObject({ action: { label: 'Undo', done: 'undone' }, total: 2 })
    await run.undo()
    expect(state.undone).toHaveLength(2)
  })

  it('does nothing for an empty selection, nor while another runs', async () => {
    const run = new BulkRun()
    const { action, state } = anAction(new Set())
    await run.run(action, [])
    expect(run.report).toBeNull()
    const first = run.run(action, items(5))
    await run.run(action, items(9))
    run.clear()
    await first
    expect(state.changed).toHaveLength(5)
    run.clear()
    expect(run.report).toBeNull()
    await run.retry()
    expect(run.report).toBeNull()
  })

  it('of any number, with any failures, each is either changed or named', async () => {
    const counts = fc.integer({ min: 1, max: 12 })
    await holdsInTime([counts, fc.array(counts)], async (count, failures) => {
      const run = new BulkRun()
      await run.run(anAction(new Set(failures)).action, items(count))
      const { changed = [], errors = [] } = run.report ?? {}
      const reported = [...changed, ...errors.map(({ item }) => item)].map(({ id }) => id)
      expect(reported.toSorted((one, other) => one - other)).toEqual(items(count).map(({ id }) => id))
    })
  })
})

import { aDecisionRecord, fakeDecisionRecords, fakeVetting, fakeWorld, id, refusal } from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { DecisionsStore } from './decisions-store.ts'

const setUp = async (
  before: (decisions: ReturnType<typeof fakeDecisionRecords>) => void = () => undefined,
) => {
  const world = fakeWorld({ decisionRecords: [aDecisionRecord()] })
  const decisions = fakeDecisionRecords(world)
  before(decisions)
  const say = vi.fn<(text: string) => void>()
  const leaveOut = vi.fn<() => void>()
  const store = new DecisionsStore({
    carrierId: id(7),
    decisions,
    vetting: fakeVetting(world),
    leaveOut,
    say,
  })
  await store.load()
  return { store, decisions, say, leaveOut, world }
}

describe('the decision records of a carrier', () => {
  it('a press keeps the carrier as it is now, and lists the record first', async () => {
    const { store, say } = await setUp()
    expect(await store.save()).toBe(true)
    expect(store.list.value?.items.map(record => [record.id, record.message])).toEqual([
      [13, null],
      [12, 'Weekly lane Dallas to Tulsa.'],
    ])
    expect(say).toHaveBeenCalledWith('Decision record 13 is saved. It cannot be changed.')
  })

  it('a note is sent trimmed, and empty again after it was saved', async () => {
    const { store, decisions } = await setUp()
    store.setMessage('  Spoke to the owner. ')
    await store.save()
    expect(decisions.requests.find(({ call }) => call === 'create')?.params).toEqual({
      carrierId: 7,
      message: 'Spoke to the owner.',
    })
    expect(store.message).toBe('')
  })

  it('a refused note stays, with its error', async () => {
    const { store, say } = await setUp()
    store.setMessage('a'.repeat(2_001))
    expect(await store.save()).toBe(false)
    expect(store.message).toHaveLength(2_001)
    expect(store.submission.fieldError('message')).toBe('Give at most 2,000 characters.')
    expect(say).not.toHaveBeenCalled()
  })

  it('a lost connection keeps the note, and a second press saves it', async () => {
    const { store, decisions, world } = await setUp()
    decisions.failNext('create')
    store.setMessage('As agreed')
    expect(await store.save()).toBe(false)
    expect(await store.save()).toBe(true)
    expect(world.decisionRecords.map(({ message }) => message)).toContain('As agreed')
  })

  it('a monitor without decision records has no such section', async () => {
    const { leaveOut } = await setUp(decisions => decisions.refuseNext('list', refusal.notFound))
    expect(leaveOut).toHaveBeenCalledOnce()
  })

  it('a refused list is no missing call', async () => {
    const { leaveOut, store } = await setUp(decisions => decisions.refuseNext('list', refusal.forbidden()))
    expect(leaveOut).not.toHaveBeenCalled()
    expect(store.list.state.kind).toBe('refused')
  })
})

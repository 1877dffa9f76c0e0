import { aUser, fakeClock } from '@fairhaul/testkit'
import { expect, it, vi } from 'vitest'
import { FIRST_KEY_MS, IDLE_WAIT_MS, LIKELY_PAUSE_MS, QUIET_WAIT_MS } from './ahead.ts'
import { makeAutoObservable, runInAction } from 'mobx'
import { SessionEndEvents } from './session-end-events.ts'
import { anAhead } from './testing/an-ahead.ts'

const setUp = ({ savesData = false } = {}) => {
  const connection = makeAutoObservable({
    isOnline: true,
    may: true,
    maySendInBackground: () => connection.may,
  })
  const clock = fakeClock()
  const sessionEndEvents = new SessionEndEvents()
  const waiting: { readonly call: () => void; readonly withinMs: number | null }[] = []
  const ahead = anAhead({
    moments: {
      next(call, withinMs) {
        const moment = { call, withinMs }
        waiting.push(moment)
        return () => {
          if (waiting.includes(moment)) waiting.splice(waiting.indexOf(moment), 1)
        }
      },
      savesData: () => savesData,
    },
    connection,
    clock,
    sessionEndEvents,
  })
  const order: string[] = []
  return {
    ahead,
    clock,
    order,
    waits: () => waiting.map(({ withinMs }) => withinMs),
    change: (to: Partial<Pick<typeof connection, 'isOnline' | 'may'>>) =>
      runInAction(() => Object.assign(connection, to)),
    does: (name: string) => () => void order.push(name),
    /** The browser has an idle moment, and what was done in it has settled. */
    beIdle: async () => {
      for (const { call } of waiting.splice(0)) call()
      await new Promise(resolve => setTimeout(resolve))
    },
    endSession: () => sessionEndEvents.publish(aUser(), 'signed-out'),
  }
}

it('what is hovered is done at once, and the user is then about to go on', async () => {
  const { ahead, order, does, waits } = setUp()
  ahead.hovered(does('profile'))
  expect([order, waits()]).toEqual([['profile'], []])
  await expect(ahead.intended).resolves.toBeUndefined()
})

it('what is hovered while nothing may be sent is never done, and shows no intention', async () => {
  const { ahead, order, does, change } = setUp()
  const intended = vi.fn<() => void>()
  void ahead.intended.then(intended)
  change({ may: false })
  ahead.hovered(does('profile'))
  change({ may: true })
  await Promise.resolve()
  expect(order).toEqual([])
  expect(intended).not.toHaveBeenCalled()
})

it('of what is typed, the newest is done in a real idle moment', async () => {
  const { ahead, order, does, waits, beIdle } = setUp()
  ahead.typed(does('e'))
  ahead.typed(does('ea'))
  expect(waits()).toEqual([null])
  await beIdle()
  expect(order).toEqual(['ea'])
  await expect(ahead.intended).resolves.toBeUndefined()
})

it.each(['canceled', 'of a session that has ended', 'without a connection'])(
  'what is typed is not done: %s',
  async why => {
    const { ahead, order, does, beIdle, change, endSession } = setUp()
    const cancel = ahead.typed(does('ea'))
    if (why === 'canceled') cancel()
    else if (why === 'without a connection') change({ may: false })
    else endSession()
    await beIdle()
    expect(order).toEqual([])
  },
)

it('idle work is done within a second, in any case', async () => {
  const { ahead, order, does, waits, beIdle, change, endSession } = setUp({ savesData: true })
  ahead.idle(does('tally'))
  expect(waits()).toEqual([IDLE_WAIT_MS])
  endSession()
  change({ may: false })
  await beIdle()
  expect(order).toEqual(['tally'])
})

it('idle work waits for a network, and may be canceled before and after', async () => {
  const { ahead, order, does, waits, beIdle, change } = setUp()
  change({ isOnline: false })
  const cancelBefore = ahead.idle(does('before'))
  ahead.idle(does('kept'))
  const cancelAfter = ahead.idle(does('after'))
  expect(waits()).toEqual([])
  cancelBefore()
  change({ isOnline: true })
  cancelAfter()
  await beIdle()
  expect(order).toEqual(['kept'])
})

it('a page that has just opened is quiet once the first key has had its response', async () => {
  const { ahead, order, does, waits, beIdle, clock } = setUp()
  ahead.quiet(does('services'))
  ahead.quiet(does('canceled before'))()
  clock.advance(FIRST_KEY_MS - 1)
  expect(waits()).toEqual([])
  const cancelLate = ahead.quiet(does('canceled after'))
  clock.advance(FIRST_KEY_MS)
  expect(waits()).toEqual([QUIET_WAIT_MS, QUIET_WAIT_MS])
  cancelLate()
  await beIdle()
  expect(order).toEqual(['services'])
})

it('likely tasks are done in turn, each in an idle moment of its own', async () => {
  const { ahead, order, does, waits, beIdle } = setUp()
  for (const name of ['files', 'results', 'profile']) ahead.likely(does(name))
  expect(waits()).toEqual([IDLE_WAIT_MS])
  await beIdle()
  expect(order).toEqual(['files'])
  await beIdle()
  await beIdle()
  expect([order, waits()]).toEqual([['files', 'results', 'profile'], []])
  ahead.likely(does('more'))
  await beIdle()
  expect(order.at(-1)).toBe('more')
})

it('the next likely task waits for the one before, and a while after one that failed', async () => {
  const { ahead, order, does, waits, beIdle, clock } = setUp()
  let fail = (_why: Error) => {}
  ahead.likely(() => new Promise((_done, reject) => void (fail = reject)))
  ahead.likely(does('next'))
  await beIdle()
  expect(waits()).toEqual([])
  fail(new Error('lost'))
  await beIdle()
  expect(waits()).toEqual([])
  clock.advance(LIKELY_PAUSE_MS)
  await beIdle()
  await beIdle()
  expect(order).toEqual(['next'])
})

it('likely tasks wait while nothing may be sent', async () => {
  const { ahead, order, does, beIdle, change, clock } = setUp()
  change({ may: false })
  ahead.likely(does('files'))
  await beIdle()
  clock.advance(LIKELY_PAUSE_MS)
  await beIdle()
  expect(order).toEqual([])
  change({ may: true })
  clock.advance(LIKELY_PAUSE_MS)
  await beIdle()
  expect(order).toEqual(['files'])
})

it('a likely task is not done once it is canceled or the session has ended, nor for a user who saves data', async () => {
  const { ahead, order, does, beIdle, endSession } = setUp()
  ahead.likely(does('canceled'))()
  ahead.likely(does('done'))
  await beIdle()
  ahead.likely(does('ended'))
  endSession()
  await beIdle()
  expect(order).toEqual(['done'])
  const saving = setUp({ savesData: true })
  saving.ahead.likely(saving.does('files'))
  await saving.beIdle()
  expect(saving.order).toEqual([])
})

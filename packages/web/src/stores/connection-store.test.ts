import { SLOW_ANSWER_MS } from '@fairhaul/core'
import { fakeClock } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { ConnectionStore } from './connection-store.ts'

const setUp = () => {
  const network = { online: true, changed: () => {} }
  const clock = fakeClock()
  const store = new ConnectionStore(
    {
      isOnline: () => network.online,
      subscribe: call => {
        network.changed = call
        return () => {}
      },
    },
    clock,
  )
  return { network, clock, store }
}

it('is updated at once when the network goes and comes back', () => {
  const { network, store } = setUp()
  expect(store.isOnline).toBe(true)
  network.online = false
  network.changed()
  expect(store.isOnline).toBe(false)
  network.online = true
  network.changed()
  expect(store.isOnline).toBe(true)
})

it.each(['answered', 'failed'])(
  'is slow from the sixth second until the last late request has %s',
  async end => {
    const { clock, store } = setUp()
    const settle: (() => void)[] = []
    const requests = [1, 2].map(() =>
      store
        .watch(
          new Promise<void>((resolve, reject) => {
            settle.push(end === 'answered' ? resolve : () => reject(new Error('lost')))
          }),
        )
        .catch(() => undefined),
    )
    clock.advance(SLOW_ANSWER_MS - 1)
    expect(store.isSlow).toBe(false)
    clock.advance(1)
    expect(store.isSlow).toBe(true)
    settle[0]?.()
    await requests[0]
    expect(store.isSlow).toBe(true)
    settle[1]?.()
    await requests[1]
    expect(store.isSlow).toBe(false)
  },
)

it('a response in time changes nothing', async () => {
  const { clock, store } = setUp()
  expect(await store.watch(Promise.resolve('here'))).toBe('here')
  clock.advance(10 * SLOW_ANSWER_MS)
  expect(store.isSlow).toBe(false)
})

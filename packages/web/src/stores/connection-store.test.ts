import { SLOW_ANSWER_MS } from '@fairhaul/core'
import { fakeClock } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { BUSY_MS, ConnectionStore, NO_CONNECTION_PAUSE_MS } from './connection-store.ts'

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

it('is busy from a response that says so until the next that does not, or for ten seconds', () => {
  const { clock, store } = setUp()
  store.answered({ isBusy: true })
  expect(store.isBusy).toBe(true)
  store.answered({ isBusy: false })
  expect(store.isBusy).toBe(false)
  store.answered({ isBusy: true })
  clock.advance(BUSY_MS - 1)
  expect(store.isBusy).toBe(true)
  clock.advance(1)
  expect(store.isBusy).toBe(false)
})

it('a response in time changes nothing', async () => {
  const { clock, store } = setUp()
  expect(await store.watch(Promise.resolve('here'))).toBe('here')
  clock.advance(10 * SLOW_ANSWER_MS)
  expect(store.isSlow).toBe(false)
})

it('nothing is sent in the background while the browser is offline', () => {
  const { network, store } = setUp()
  expect(store.maySendInBackground()).toBe(true)
  network.online = false
  network.changed()
  expect(store.maySendInBackground()).toBe(false)
  network.online = true
  network.changed()
  expect(store.maySendInBackground()).toBe(true)
})

describe('after a request without a connection', () => {
  const lost = async () => {
    const made = setUp()
    await made.store.watch(Promise.reject(new TypeError('Failed to fetch'))).catch(() => undefined)
    return made
  }

  it('nothing is sent in the background for five seconds after a request without a connection', async () => {
    const { clock, store } = await lost()
    clock.advance(NO_CONNECTION_PAUSE_MS - 1)
    expect(store.maySendInBackground()).toBe(false)
    clock.advance(1)
    expect(store.maySendInBackground()).toBe(true)
  })

  it('the next response ends the pause after a request without a connection', async () => {
    const { store } = await lost()
    await store.watch(Promise.resolve('here'))
    expect(store.maySendInBackground()).toBe(true)
  })

  it('the network that is back ends the pause after a request without a connection', async () => {
    const { network, store } = await lost()
    network.changed()
    expect(store.maySendInBackground()).toBe(true)
  })
})

it.each(['AbortError', 'TimeoutError'])(
  'a request that the page ends with %s is no lost connection',
  async name => {
    const { store } = setUp()
    await store.watch(Promise.reject(new DOMException('ended', name))).catch(() => undefined)
    expect(store.maySendInBackground()).toBe(true)
  },
)

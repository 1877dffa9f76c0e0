import { aUser } from '@fairhaul/testkit'
import { afterEach, expect, it, vi } from 'vitest'
import { SessionEndEvents } from './session-end-events.ts'

afterEach(() => vi.unstubAllGlobals())

it('publishes to every subscriber, and to none that has unsubscribed', () => {
  const sessionEndEvents = new SessionEndEvents()
  const one = vi.fn<() => void>()
  const other = vi.fn<() => void>()
  sessionEndEvents.subscribe(one)
  sessionEndEvents.subscribe(other)()
  sessionEndEvents.publish(aUser(), 'signed-out')
  expect(one).toHaveBeenCalledExactlyOnceWith(aUser(), 'signed-out')
  expect(other).not.toHaveBeenCalled()
})

it('a subscriber that throws does not stop the others, and is reported', () => {
  const report = vi.fn<(thrown: unknown) => void>()
  vi.stubGlobal('reportError', report)
  const sessionEndEvents = new SessionEndEvents()
  const error = new Error('the chat is gone')
  sessionEndEvents.subscribe(() => {
    throw error
  })
  const forget = vi.fn<() => void>()
  sessionEndEvents.subscribe(forget)
  sessionEndEvents.publish(aUser(), 'session-ended')
  expect(forget).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledExactlyOnceWith(error)
})

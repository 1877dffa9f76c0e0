import { aUser } from '@fairhaul/testkit'
import { afterEach, expect, it, vi } from 'vitest'
import { Departures } from './departures.ts'

afterEach(() => vi.unstubAllGlobals())

it('tells everyone who listens, and nobody who has stopped', () => {
  const departures = new Departures()
  const one = vi.fn<() => void>()
  const other = vi.fn<() => void>()
  departures.hear(one)
  departures.hear(other)()
  departures.tell(aUser(), 'signed-out')
  expect(one).toHaveBeenCalledExactlyOnceWith(aUser(), 'signed-out')
  expect(other).not.toHaveBeenCalled()
})

it('lets the others forget when one cannot, and reports it', () => {
  const report = vi.fn<(thrown: unknown) => void>()
  vi.stubGlobal('reportError', report)
  const departures = new Departures()
  const trouble = new Error('the chat is gone')
  departures.hear(() => {
    throw trouble
  })
  const forget = vi.fn<() => void>()
  departures.hear(forget)
  departures.tell(aUser(), 'session-ended')
  expect(forget).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledExactlyOnceWith(trouble)
})

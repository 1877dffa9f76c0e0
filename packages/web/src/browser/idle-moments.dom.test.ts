import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserIdleMoments } from './idle-moments.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('an idle moment is the browser’s, at the latest after the given time', () => {
  const request = vi.fn<(call: () => void, options: IdleRequestOptions) => number>(() => 7)
  const cancel = vi.fn<(handle: number) => void>()
  vi.stubGlobal('requestIdleCallback', request)
  vi.stubGlobal('cancelIdleCallback', cancel)
  const call = vi.fn<() => void>()
  const stop = browserIdleMoments(window).next(call, 1_000)
  browserIdleMoments(window).next(call, null)
  expect(request.mock.calls.map(([, options]) => options)).toEqual([{ timeout: 1_000 }, {}])
  request.mock.calls[0]?.[0]()
  expect(call).toHaveBeenCalledOnce()
  stop()
  expect(cancel).toHaveBeenCalledWith(7)
})

it('where the browser does not say when it is idle, it is so at once, and never for what wants a real moment', () => {
  const [soon, canceled, never] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  const { next } = browserIdleMoments(window)
  next(soon, 1_000)
  next(canceled, 1_000)()
  next(never, null)()
  vi.runAllTimers()
  expect(soon).toHaveBeenCalledOnce()
  expect(canceled).not.toHaveBeenCalled()
  expect(never).not.toHaveBeenCalled()
})

it.each([
  ['without what the network is', {}, false],
  ['where the browser does not say', { connection: {} }, false],
  ['off', { connection: { saveData: false } }, false],
  ['on', { connection: { saveData: true } }, true],
])('saving data, %s', (_, navigator, expected) => {
  expect(browserIdleMoments({ navigator } as Window).savesData()).toBe(expected)
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callWhenIdle } from './call-when-idle.ts'

let isOnline = false
beforeEach(() => {
  isOnline = false
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const comeOnline = () => {
  isOnline = true
  dispatchEvent(new Event('online'))
  vi.runAllTimers()
}

it('without a network nothing is fetched when the page is idle, until there is one again', () => {
  const call = vi.fn<() => void>()
  callWhenIdle(call)
  vi.advanceTimersByTime(60_000)
  expect(call).not.toHaveBeenCalled()
  comeOnline()
  expect(call).toHaveBeenCalledOnce()
})

it('what is canceled without a network is not called once there is one again', () => {
  const call = vi.fn<() => void>()
  callWhenIdle(call)()
  comeOnline()
  expect(call).not.toHaveBeenCalled()
})

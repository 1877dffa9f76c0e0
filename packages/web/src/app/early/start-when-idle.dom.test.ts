import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FRAME_WAIT_MS, HOLD_BACK_MS, startWhenIdle } from './start-when-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const FRAMES_MS = 100
const never = new Promise<void>(() => {})

it('the portal starts once the page is painted', async () => {
  const start = vi.fn<() => void>()
  const fetchAll = vi.fn<() => void>()
  void startWhenIdle({ page: window, answered: () => Promise.resolve(), fetchAll, start })
  expect(fetchAll).not.toHaveBeenCalled()
  expect(start).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(FRAMES_MS)
  expect(fetchAll).toHaveBeenCalledOnce()
  expect(start).toHaveBeenCalledOnce()
})

it('the portal waits for a pending response, up to a limit', async () => {
  const fetchAll = vi.fn<() => void>()
  const start = vi.fn<() => void>()
  void startWhenIdle({ page: window, answered: () => never, fetchAll, start })
  await vi.advanceTimersByTimeAsync(HOLD_BACK_MS - FRAMES_MS)
  expect(fetchAll).toHaveBeenCalledOnce()
  expect(start).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2 * FRAMES_MS)
  expect(start).toHaveBeenCalledOnce()
})

it('a submitted form starts the portal without waiting', async () => {
  const fetchAll = vi.fn<() => void>()
  const start = vi.fn<() => void>()
  void startWhenIdle({ page: window, answered: () => never, fetchAll, start })
  await vi.advanceTimersByTimeAsync(FRAMES_MS)
  document.dispatchEvent(new Event('submit'))
  await vi.advanceTimersByTimeAsync(0)
  expect(start).toHaveBeenCalledOnce()
})

it('the portal starts in a page that is reported visible but gets no frame', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1)
  const start = vi.fn<() => void>()
  void startWhenIdle({ page: window, answered: () => Promise.resolve(), fetchAll: () => {}, start })
  await vi.advanceTimersByTimeAsync(FRAME_WAIT_MS - 1)
  expect(start).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(FRAME_WAIT_MS + 1)
  expect(start).toHaveBeenCalledOnce()
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FRAME_WAIT_MS, HOLD_BACK_MS, type IdleDeps, startWhenIdle } from './start-when-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const FRAMES_MS = 100
const never = new Promise<void>(() => {})

const started = (deps: Partial<IdleDeps>) => {
  const link = document.createElement('link')
  link.crossOrigin = ''
  const start = vi.fn<() => void>()
  void startWhenIdle({
    page: window,
    answered: () => Promise.resolve(),
    isSubmitted: () => false,
    parts: [link],
    start,
    ...deps,
  })
  return { link, start }
}

it('the portal is fetched at once and starts after the next frame', async () => {
  const { link, start } = started({})
  expect([link.rel, link.hasAttribute('crossorigin')]).toEqual(['modulepreload', true])
  expect(start).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(FRAMES_MS)
  expect(start).toHaveBeenCalledOnce()
})

it('the portal waits for a pending response, up to a limit', async () => {
  const { link, start } = started({ answered: () => never })
  await vi.advanceTimersByTimeAsync(HOLD_BACK_MS - 1)
  expect([link.rel, link.hasAttribute('crossorigin')]).toEqual(['modulepreload', true])
  expect(start).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(start).toHaveBeenCalledOnce()
})

it('a submitted form starts the portal without waiting', async () => {
  const { start } = started({ answered: () => never })
  document.dispatchEvent(new Event('submit'))
  await vi.advanceTimersByTimeAsync(0)
  expect(start).toHaveBeenCalledOnce()
})

it('a form that was submitted before starts the portal without waiting', async () => {
  const { start } = started({ answered: () => never, isSubmitted: () => true })
  await vi.advanceTimersByTimeAsync(0)
  expect(start).toHaveBeenCalledOnce()
})

it('the portal starts in a page that is reported visible but gets no frame', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1)
  const { start } = started({})
  await vi.advanceTimersByTimeAsync(FRAME_WAIT_MS - 1)
  expect(start).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(start).toHaveBeenCalledOnce()
})

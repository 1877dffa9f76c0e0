import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Painted = (list: { getEntriesByName(name: string): readonly unknown[] }) => void

/** `afterPaint` of the page that is served, in a document that is painted when the test says so. */
const servedPage = (visibilityState: DocumentVisibilityState) => {
  const html = readFileSync('packages/web/index.html', 'utf8')
  const method = /(afterPaint\(run\) \{[^]*?\n {10}\}),/.exec(html)?.[1] ?? ''
  const listeners: Painted[] = []
  class Observer {
    constructor(painted: Painted) {
      listeners.push(painted)
    }
    observe() {}
  }
  const page = Object.assign(new EventTarget(), { visibilityState })
  return {
    page,
    afterPaint: runInNewContext(`({ ${method} }).afterPaint`, {
      document: page,
      PerformanceObserver: Observer,
      setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    }) as (run: () => void) => void,
    paint: (name: string) => {
      for (const painted of listeners) painted({ getEntriesByName: of => (of === name ? [name] : []) })
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('the served page runs what waits for its first paint once, after that', async () => {
  const { afterPaint, paint, page } = servedPage('visible')
  const run = vi.fn<() => void>()
  afterPaint(run)
  paint('first-paint')
  expect(run).not.toHaveBeenCalled()
  paint('first-contentful-paint')
  expect(run).toHaveBeenCalledOnce()
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run).toHaveBeenCalledOnce()
})

it('a page that is reported visible but is not painted waits half a second', async () => {
  const run = vi.fn<() => void>()
  servedPage('visible').afterPaint(run)
  await vi.advanceTimersByTimeAsync(499)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledOnce()
})

it('a hidden page does not wait, and one that is hidden meanwhile stops waiting', () => {
  const run = vi.fn<() => void>()
  servedPage('hidden').afterPaint(run)
  expect(run).toHaveBeenCalledOnce()
  const { afterPaint, page } = servedPage('visible')
  const other = vi.fn<() => void>()
  afterPaint(other)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(other).toHaveBeenCalledOnce()
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showSectionOfAddress } from './use-section-of-address.ts'

const scrollTo = vi.fn()
let stop = () => {}

/** The browser reports a scroll to a place. */
const scrolledTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}
const hashChanged = () =>
  new Promise(resolve => window.addEventListener('hashchange', resolve, { once: true }))

const scrolledIntoView = vi.fn()
let grow = () => {}

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        grow = onResize
      }
      observe() {}
      disconnect() {
        grow = () => {}
      }
    },
  )
  Element.prototype.scrollIntoView = scrolledIntoView
  document.body.innerHTML = '<section id="insurance"></section><a href="#insurance">Insurance</a>'
  stop = showSectionOfAddress()
})
afterEach(() => {
  stop()
  scrollTo.mockReset()
  scrolledIntoView.mockReset()
  vi.useRealTimers()
  window.history.replaceState(null, '', '/')
})

it('the address without a section shows what was in view when it was left', async () => {
  scrolledTo(120)
  window.location.hash = '#insurance'
  await hashChanged()
  scrolledTo(3_793)
  window.location.hash = ''
  await hashChanged()
  expect(scrollTo.mock.calls).toEqual([[0, 120]])
})

it('a scroll to a section that is reported when the address has left it does not count', async () => {
  scrolledTo(120)
  window.location.hash = '#insurance'
  scrolledTo(400)
  await hashChanged()
  window.location.hash = ''
  scrolledTo(3_793)
  await hashChanged()
  expect(scrollTo.mock.calls).toEqual([[0, 120]])
})

it('a section is held in view as long as the page above it grows, however long that takes', () => {
  window.history.replaceState(null, '', '#insurance')
  vi.useFakeTimers()
  stop = showSectionOfAddress()
  for (let part = 1; part <= 5; part += 1) {
    vi.advanceTimersByTime(3_000)
    scrolledIntoView.mockClear()
    grow()
    expect(scrolledIntoView).toHaveBeenCalledOnce()
  }
  vi.advanceTimersByTime(5_000)
  scrolledIntoView.mockClear()
  grow()
  expect(scrolledIntoView).not.toHaveBeenCalled()
})

it('a link to the section that the address names already holds it in view once more', () => {
  window.history.replaceState(null, '', '#insurance')
  stop = showSectionOfAddress()
  window.dispatchEvent(new Event('keydown'))
  document.querySelector('a')!.click()
  scrolledIntoView.mockClear()
  grow()
  expect(scrolledIntoView).toHaveBeenCalledOnce()
})

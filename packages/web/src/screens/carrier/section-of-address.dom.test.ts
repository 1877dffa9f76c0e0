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

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollIntoView = vi.fn()
  document.body.innerHTML = '<section id="insurance"></section>'
  stop = showSectionOfAddress()
})
afterEach(() => {
  stop()
  scrollTo.mockReset()
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

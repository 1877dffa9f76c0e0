import { afterEach, describe, expect, it, vi } from 'vitest'
import { safeStorage } from '../../browser/storage.ts'
import { focusHeading } from './focus-heading.ts'
import { scrollPositions } from './scroll-positions.ts'
import { restoreScroll } from './use-arrival.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

describe('the focus after a navigation', () => {
  const page = (html: string) => {
    document.body.innerHTML = `<button>Outside</button><main id="main" tabindex="-1">${html}</main>`
    const main = document.getElementById('main')
    if (main === null) throw new Error('There is no main')
    return main
  }

  it('a navigation focuses the heading, or main without one', () => {
    page('<h1>Loads</h1>')
    focusHeading(document)()
    expect(document.activeElement?.textContent).toBe('Loads')
    const main = page('<p>Nothing</p>')
    focusHeading(document)()
    expect(document.activeElement).toBe(main)
  })

  it('a navigation focuses the heading of the screen in front, not of the one behind it', () => {
    const main = page(
      '<div aria-hidden="true"><h1>Results</h1><a href="/">Eagle</a></div><div><h1>EAGLE</h1></div>',
    )
    main.querySelector('a')?.focus()
    focusHeading(document)()
    expect(document.activeElement?.textContent).toBe('EAGLE')
  })

  it('a navigation keeps the focus that the screen has set', () => {
    const main = page('<h1>Lane search</h1><input>')
    main.querySelector('input')?.focus()
    focusHeading(document)()
    expect(document.activeElement?.tagName).toBe('INPUT')
  })

  it('the focus moves to a heading that replaces the first one', async () => {
    const main = page('<h1>Carrier</h1>')
    const stop = focusHeading(document)
    main.innerHTML = '<h1>EAGLE MESA FREIGHT LLC</h1>'
    document.body.focus()
    await expect.poll(() => document.activeElement?.textContent).toBe('EAGLE MESA FREIGHT LLC')
    stop()
  })

  it('the focus does not move once the user has moved it', async () => {
    const main = page('<h1>Carrier</h1>')
    const stop = focusHeading(document)
    document.querySelector('button')?.focus()
    main.append('More')
    await Promise.resolve()
    main.innerHTML = '<h1>Another</h1>'
    await Promise.resolve()
    expect(document.activeElement?.textContent).toBe('Outside')
    stop()
  })
})

describe('the scroll position', () => {
  /** A page that is long enough to scroll once the test makes it grow. */
  const aPage = () => {
    const page = { long: 0, top: 0, grow: () => {} }
    const observer = class {
      constructor(call: () => void) {
        page.grow = call
      }
      observe() {}
      disconnect() {
        page.grow = () => {}
      }
    }
    vi.stubGlobal('ResizeObserver', observer)
    const listeners = new EventTarget()
    const view = {
      document,
      get scrollY() {
        return page.top
      },
      scrollTo: (_: number, top: number) => {
        page.top = Math.min(top, page.long)
      },
      setTimeout: () => 1,
      clearTimeout: () => {},
      addEventListener: listeners.addEventListener.bind(listeners),
      dispatch: (type: string) => listeners.dispatchEvent(new Event(type)),
    }
    return { page, view, restore: (top: number) => restoreScroll(view as unknown as Window, top) }
  }

  it('the scroll position is restored as soon as the page is long enough', () => {
    const { page, restore } = aPage()
    page.long = 300
    restore(700)
    expect(page.top).toBe(300)
    page.long = 900
    page.grow()
    expect(page.top).toBe(700)
    page.top = 0
    page.grow()
    expect(page.top).toBe(0)
  })

  it.each(['wheel', 'keydown', 'pointerdown', 'touchstart'])(
    'restoring the scroll position stops after a %s',
    type => {
      const { page, view, restore } = aPage()
      restore(700)
      view.dispatch(type)
      page.long = 900
      page.grow()
      expect(page.top).toBe(0)
    },
  )
})

describe('the scroll positions of a visit', () => {
  const storage = safeStorage(() => window.sessionStorage)
  const pageAfter = (type: string) => {
    vi.spyOn(window.performance, 'getEntriesByType').mockReturnValue([{ type }] as never)
    return scrollPositions(window, storage)
  }
  const leave = () => window.dispatchEvent(new Event('pagehide'))

  it('scroll positions are saved for a reload, and for nothing else', () => {
    const before = pageAfter('navigate')
    before.note('default', 700)
    leave()
    expect(pageAfter('reload').at('default')).toBe(700)
    expect(pageAfter('back_forward').at('default')).toBe(700)
    expect(pageAfter('navigate').at('default')).toBeUndefined()
  })

  it.each(['{', '7', '[["a","b"],[1,2],null]'])(
    'there are no scroll positions where the storage holds %s',
    text => {
      storage.write('fairhaul.scrolls', text)
      expect(pageAfter('reload').at('a')).toBeUndefined()
    },
  )

  it('the scroll positions of the last fifty entries are kept, however many there were', () => {
    const positions = pageAfter('navigate')
    for (let entry = 1; entry <= 60; entry += 1) positions.note(`entry ${entry}`, entry)
    positions.note('entry 11', 700)
    positions.note('entry 61', 61)
    const tops = [10, 11, 12, 13, 61].map(entry => positions.at(`entry ${entry}`))
    expect(tops).toEqual([undefined, 700, undefined, 13, 61])
  })

  it('scroll positions are cleared at sign-out', () => {
    storage.remove('fairhaul.scrolls')
    const positions = pageAfter('navigate')
    positions.note('default', 700)
    positions.forget()
    expect(positions.at('default')).toBeUndefined()
  })
})

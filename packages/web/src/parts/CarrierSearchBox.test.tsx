import type { CarrierId } from '@fairhaul/core'
import { aCarrierDetail, anIdentifier, aSuggestion, type FakeWorld } from '@fairhaul/testkit'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ShellTokens } from '../di/tokens.ts'
import { CarrierSearchBox } from './CarrierSearchBox.tsx'
import { aPage } from './testing/a-page.tsx'
import { fakePorts } from './testing/fake-ports.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const eagle = aCarrierDetail({
  id: 1 as CarrierId,
  legalName: 'EAGLE MESA FREIGHT LLC',
  dbaName: 'Mesa Lines',
  identifiers: [anIdentifier({ value: '3214567' }), anIdentifier({ type: 'MC', value: '123456' })],
})

const setUp = (variant: 'home' | 'bar', change: Partial<FakeWorld> = {}, path = '/', query = '') => {
  const page = aPage(fakePorts({ carriers: [eagle], ...change }), path, query)
  const typed = vi.spyOn(page.resolve(ShellTokens.Ahead), 'typed').mockReturnValue(() => undefined)
  render(
    <page.Page>
      <CarrierSearchBox variant={variant} />
    </page.Page>,
  )
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Find a carrier' })
  return { ...page, box, typed, user: userEvent.setup({ delay: null }) }
}

describe('the search box', () => {
  it('the search box suggests carriers with the typed part highlighted', async () => {
    const { box, user } = setUp('home')
    await user.type(box, 'eagle m')
    const option = await screen.findByRole('option', { name: /FREIGHT LLC/ })
    expect(option.textContent).toContain('EAGLE MESA FREIGHT LLC')
    expect(option.textContent).toContain('DOT 3214567')
    expect(option.textContent).toContain('d.b.a. Mesa Lines')
    expect(option.textContent).toContain('Dallas, TX')
    expect(option.querySelector('mark')?.textContent).toBe('EAGLE M')
    expect(screen.getByRole('listbox').dataset['for']).toBe('eagle m')
    expect(box.getAttribute('aria-expanded')).toBe('true')
    expect(box.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  })

  it('the search box loses no key during fast typing', async () => {
    const { box, user, carriers } = setUp('bar')
    await user.type(box, 'eagle mesa freight')
    expect(box.value).toBe('eagle mesa freight')
    expect(carriers.requests).toHaveLength('eagle mesa freight'.length)
  })

  it('the results of a text are requested when its suggestions have arrived and the page is idle', async () => {
    const { box, user, navigator, typed } = setUp('home')
    await user.type(box, 'eagle')
    await screen.findByRole('option', { name: /FREIGHT LLC/ })
    expect(navigator.prefetch).not.toHaveBeenCalled()
    typed.mock.lastCall?.[0]()
    expect(navigator.prefetch).toHaveBeenCalledWith('/carriers/search-results?search=eagle')
  })

  it.each([
    ['home', '/carriers/search-results?search=eagle'],
    ['bar', '/carriers/global-search?search=eagle'],
  ] as const)('goes from %s to its results on Enter', async (variant, path) => {
    const { box, user, navigator, recents } = setUp(variant)
    await user.type(box, 'eagle{Enter}')
    expect(navigator.go).toHaveBeenCalledWith(path)
    expect(recents.recents.searches).toEqual(['eagle'])
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('Enter opens the suggestion that the arrow keys have reached', async () => {
    const { box, user, navigator } = setUp('bar')
    await user.type(box, 'eagle')
    await screen.findByRole('option', { name: /EAGLE MESA/ })
    await user.keyboard('{ArrowDown}')
    const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
    expect(active?.getAttribute('aria-selected')).toBe('true')
    expect(navigator.prefetch).toHaveBeenCalledWith('/carriers/1')
    await user.keyboard('{Enter}')
    expect(navigator.go).toHaveBeenCalledWith('/carriers/1')
  })

  it('a click on a suggestion opens it, and the search box keeps the focus', async () => {
    const { box, user, navigator } = setUp('bar')
    await user.type(box, 'eagle')
    await user.click(await screen.findByRole('option', { name: /EAGLE MESA/ }))
    expect(navigator.go).toHaveBeenCalledWith('/carriers/1')
    expect(document.activeElement).toBe(box)
  })

  it('Escape closes the suggestions, and a second one empties the search box', async () => {
    const { box, user } = setUp('bar')
    await user.type(box, 'eagle{Escape}')
    expect([screen.queryByRole('listbox'), box.value]).toEqual([null, 'eagle'])
    await user.keyboard('{Escape}')
    expect(box.value).toBe('')
  })

  it('the search box says why a text cannot be searched, and does not navigate', async () => {
    const { box, user, navigator } = setUp('home')
    await user.type(box, '---{Enter}')
    expect(screen.getByRole('status').textContent).toContain('no letter and no digit')
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(navigator.go).not.toHaveBeenCalled()
  })

  it('the search box says that there is no text to search', async () => {
    const { box, user } = setUp('home')
    await user.type(box, '{Enter}')
    expect(screen.getByRole('status').textContent).toContain('Type a name')
  })

  it('the empty search box offers recent carriers and searches', async () => {
    const { user, recents, box } = setUp('bar')
    recents.opened(aSuggestion({ legalName: 'RECENT CARRIER INC' }))
    recents.searched('MC-12')
    await user.click(box)
    expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual([
      expect.stringContaining('RECENT CARRIER INC'),
      'Search again: MC-12',
    ])
  })

  it('the search box of the bar shows the text of the results', () => {
    const { box } = setUp('bar', {}, '/carriers/global-search', '?search=MC-12')
    expect(box.value).toBe('MC-12')
  })

  it('markup in a suggested name is shown as text', async () => {
    const { box, user } = setUp('bar', {
      carriers: [aCarrierDetail({ legalName: '<img src=x onerror=alert(1)> HAULING' })],
    })
    await user.type(box, 'img')
    const option = await screen.findByRole('option', { name: /src=x/ })
    expect(option.textContent).toContain('<img src=x onerror=alert(1)> HAULING')
    expect(document.querySelector('[role=option] img')).toBeNull()
  })
})

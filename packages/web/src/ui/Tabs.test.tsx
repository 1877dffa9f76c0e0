import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { LinkTabs } from './LinkTabs.tsx'
import { Tabs } from './Tabs.tsx'

afterEach(cleanup)

const PANELS = [
  { key: 'authority', label: 'Authority', panel: 'Three rules' },
  { key: 'insurance', label: 'Insurance', panel: 'Four rules' },
] as const

const Panels = () => {
  const [selected, select] = useState<'authority' | 'insurance'>('authority')
  return <Tabs label="Rules" tabs={PANELS} selected={selected} onSelect={select} />
}

it('the arrow keys show the panel of a tab', async () => {
  const user = userEvent.setup()
  render(<Panels />)
  expect(screen.getByRole('tabpanel', { name: 'Authority' }).textContent).toBe('Three rules')
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Insurance' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('tabpanel', { name: 'Insurance' }).textContent).toBe('Four rules')
})

const LINKS = [
  { key: 'all', label: 'All', href: '#all', count: 12 },
  { key: 'onboarded', label: 'Onboarded', href: '#onboarded' },
]

it('link tabs mark the tab of the address, and handle plain clicks only', async () => {
  const user = userEvent.setup()
  const onFollow = vi.fn()
  render(<LinkTabs label="Carriers" tabs={LINKS} current="all" onFollow={tab => onFollow(tab.key)} />)
  expect(screen.getByRole('navigation', { name: 'Carriers' })).toBeTruthy()
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('All12')
  await user.click(screen.getByRole('link', { name: 'Onboarded' }))
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link', { name: /All/ }))
  expect(onFollow.mock.calls).toEqual([['onboarded']])
})

it('link tabs report hover and focus of a tab', async () => {
  const user = userEvent.setup()
  const onIntent = vi.fn()
  render(<LinkTabs label="Carriers" tabs={LINKS} current="all" onIntent={tab => onIntent(tab.key)} />)
  await user.hover(screen.getByRole('link', { name: 'Onboarded' }))
  expect(onIntent).toHaveBeenCalledWith('onboarded')
})

it('link tabs fade at an end where a tab is hidden, also when only a count made it too wide', () => {
  const observed = new Map<Element, () => void>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly callback: () => void
      constructor(callback: () => void) {
        this.callback = callback
      }
      observe(element: Element) {
        observed.set(element, this.callback)
      }
      disconnect() {}
    },
  )
  render(<LinkTabs label="Carriers" tabs={LINKS} current="all" />)
  vi.unstubAllGlobals()
  const list = screen.getByRole('navigation', { name: 'Carriers' })
  Object.defineProperty(list, 'clientWidth', { value: 100 })
  Object.defineProperty(list, 'scrollWidth', { value: 140 })
  observed.get(screen.getByRole('link', { name: 'Onboarded' }))?.()
  expect(list.hasAttribute('data-more-end')).toBe(true)
})

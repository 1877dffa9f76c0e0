import { aCarrierDetail } from '@fairhaul/testkit'
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { CarrierName } from '../carrier-results/cells/CarrierName.tsx'
import { CarrierOption } from '../carrier-search/CarrierOption.tsx'
import { highlightText } from '../carrier-search/highlight-text.ts'
import { aPage } from '../testing/a-page.tsx'
import { fakePorts } from '../testing/fake-ports.ts'
import { CarrierNameText } from './CarrierNameText.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const CARRIER = aCarrierDetail({ legalName: 'EAGLE MESA FREIGHT LLC', dbaName: 'RIVER & SONS' })

const show = (content: ReactNode, namesInTitleCase: boolean) => {
  const { Page, preferences } = aPage(fakePorts({}))
  preferences.change({ namesInTitleCase })
  render(<Page>{content}</Page>)
  return preferences
}

it('a row shows the names of its carrier as on record', () => {
  show(<CarrierName carrier={CARRIER} today="2026-11-21" />, false)
  expect(screen.getByRole('link', { name: 'EAGLE MESA FREIGHT LLC' })).toBeTruthy()
  expect(screen.getByText(/d\.b\.a\. RIVER & SONS/)).toBeTruthy()
})

it('a row shows the names of its carrier in title case to a user who prefers that', async () => {
  show(<CarrierName carrier={CARRIER} today="2026-11-21" />, true)
  const link = await screen.findByRole('link', { name: 'Eagle Mesa Freight LLC' })
  expect(link.querySelector('[title]')?.getAttribute('title')).toBe('EAGLE MESA FREIGHT LLC')
  expect(screen.getByText('River & Sons')).toBeTruthy()
})

it('the case of a shown name follows the preference at once', async () => {
  const preferences = show(<CarrierNameText name={CARRIER.legalName} />, false)
  await act(async () => preferences.change({ namesInTitleCase: true }))
  expect(await screen.findByText('Eagle Mesa Freight LLC')).toBeTruthy()
  act(() => preferences.change({ namesInTitleCase: false }))
  expect(screen.getByText('EAGLE MESA FREIGHT LLC')).toBeTruthy()
})

it('a suggestion in title case highlights the same letters', async () => {
  const legalName = highlightText(CARRIER.legalName, 'eagle m')
  show(
    <CarrierOption
      carrier={CARRIER}
      highlight={{ carrier: CARRIER, legalName, dbaName: undefined, identifier: undefined }}
    />,
    true,
  )
  expect((await screen.findByText('Eagle M')).tagName).toBe('MARK')
  expect(screen.getByTitle('EAGLE MESA FREIGHT LLC').textContent).toBe('Eagle Mesa Freight LLC')
})

const copied = (selected: string) => {
  vi.spyOn(window, 'getSelection').mockReturnValue({ toString: () => selected } as Selection)
  const name = screen.getByTitle(CARRIER.legalName)
  const clipboardData = new DataTransfer()
  const event = createEvent.copy(name, { clipboardData })
  fireEvent(name, event)
  return clipboardData.getData('text/plain')
}

it.each([
  ['Eagle Mesa Freight LLC', 'EAGLE MESA FREIGHT LLC'],
  ['Mesa Freight', 'MESA FREIGHT'],
  ['Eagle Mesa Freight LLC\nMC 123456', 'EAGLE MESA FREIGHT LLC\nMC 123456'],
])('a copy of %s has the spelling of the record', async (selected, text) => {
  show(<CarrierNameText name={CARRIER.legalName} />, true)
  await screen.findByText('Eagle Mesa Freight LLC')
  expect(copied(selected)).toBe(text)
})

it('a copy without the name stays as it is selected', async () => {
  show(<CarrierNameText name={CARRIER.legalName} />, true)
  await screen.findByText('Eagle Mesa Freight LLC')
  expect(copied('MC 123456')).toBe('')
})

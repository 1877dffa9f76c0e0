import { aCarrier, id } from '@fairhaul/testkit'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CarrierSelection } from './carrier-selection.ts'
import { CarrierTable } from './CarrierTable.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('"Select all" takes all rows of the page, also before all of them are painted', () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  const selection = new CarrierSelection()
  const rows = [1, 2, 3].map(at => aCarrier({ id: id(at), legalName: `HAULER ${at}` }))
  render(
    <CarrierTable
      caption="Carriers"
      columns={COLUMNS}
      rows={rows}
      isUpdating={false}
      first={1}
      selection={selection}
    />,
  )
  expect(screen.getAllByRole('checkbox', { name: /^Select HAULER/ })).toHaveLength(1)
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select HAULER 1' }))
  expect(box().indeterminate).toBe(true)
  fireEvent.click(box())
  expect(selection.carriers).toHaveLength(3)
  expect(box().checked).toBe(true)
  fireEvent.click(box())
  expect(selection.carriers).toEqual([])
})

const COLUMNS = [
  { key: 'carrier', header: 'Carrier', cell: ({ legalName }: { readonly legalName: string }) => legalName },
]

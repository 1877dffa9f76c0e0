import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DateField, type DateFieldProps } from './DateField.tsx'

// A browser reports a moved caret later. happy-dom does so at once, which makes the library loop.
beforeEach(() => {
  vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Field = ({ first, ...props }: Partial<DateFieldProps> & { first: string | null }) => {
  const [value, setValue] = useState(first)
  return (
    <>
      <DateField label="Expires" value={value} onChange={setValue} {...props} />
      <output>{value ?? 'none'}</output>
    </>
  )
}
const text = () => screen.getByRole('status').textContent

it('gives out the calendar date that is typed into it', async () => {
  const user = userEvent.setup()
  render(<Field first={null} />)
  expect(screen.getByRole('group', { name: 'Expires' })).toBeTruthy()
  await user.click(screen.getByRole('spinbutton', { name: /month/ }))
  await user.keyboard('03042027')
  expect(text()).toBe('2027-03-04')
})

it('shows the date it is given, and steps its parts by the arrow keys', async () => {
  const user = userEvent.setup()
  render(<Field first="2027-03-31" />)
  expect(screen.getByRole('spinbutton', { name: /day/ }).textContent).toBe('31')
  await user.click(screen.getByRole('spinbutton', { name: /year/ }))
  await user.keyboard('{ArrowUp}')
  expect(text()).toBe('2028-03-31')
})

it('takes a date from the calendar', async () => {
  const user = userEvent.setup()
  render(<Field first="2027-03-04" min="2027-03-03" />)
  await user.click(screen.getByRole('button', { name: /Calendar/ }))
  const before = await screen.findByRole('button', { name: /March 2, 2027/ })
  expect(before.getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: /March 18, 2027/ }))
  expect(text()).toBe('2027-03-18')
})

it('takes a text that is no calendar date for none', () => {
  const onChange = vi.fn()
  render(<DateField label="Expires" value="2027-02-30" onChange={onChange} error="Choose a date." />)
  expect(screen.getByRole('spinbutton', { name: /year/ }).textContent).toBe('yyyy')
  expect(screen.getByText('Choose a date.')).toBeTruthy()
})

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

it('a date field returns the date typed into it', async () => {
  const user = userEvent.setup()
  render(<Field first={null} />)
  expect(screen.getByRole('group', { name: 'Expires' })).toBeTruthy()
  await user.click(screen.getByRole('spinbutton', { name: /month/ }))
  await user.keyboard('03042027')
  expect(text()).toBe('2027-03-04')
})

it('a date field shows its date, and the arrow keys step its parts', async () => {
  const user = userEvent.setup()
  render(<Field first="2027-03-31" />)
  expect(screen.getByRole('spinbutton', { name: /day/ }).textContent).toBe('31')
  await user.click(screen.getByRole('spinbutton', { name: /year/ }))
  await user.keyboard('{ArrowUp}')
  expect(text()).toBe('2028-03-31')
})

it('a date field takes a date from the calendar', async () => {
  const user = userEvent.setup()
  render(<Field first="2027-03-04" min="2027-03-03" />)
  await user.click(screen.getByRole('button', { name: /Calendar/ }))
  const before = await screen.findByRole('button', { name: /March 2, 2027/ })
  expect(before.getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: /March 18, 2027/ }))
  expect(text()).toBe('2027-03-18')
})

it('a date field is empty for a text that is no date', () => {
  const onChange = vi.fn()
  render(<DateField label="Expires" value="2027-02-30" onChange={onChange} error="Choose a date." />)
  expect(screen.getByRole('spinbutton', { name: /year/ }).textContent).toBe('yyyy')
  expect(screen.getByText('Choose a date.')).toBeTruthy()
})

import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { TextField } from './TextField.tsx'

afterEach(cleanup)

const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map(id => document.getElementById(id)?.textContent)

it('a text field is found by its label and takes text', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn()
  render(<TextField label="E-mail" name="email" onChange={event => onChange(event.target.value)} />)
  const box = screen.getByRole('textbox', { name: 'E-mail' })
  await user.type(box, 'a@b')
  expect(onChange).toHaveBeenLastCalledWith('a@b')
  expect(box.getAttribute('name')).toBe('email')
  expect(descriptionOf(box)).toEqual([])
  expect(box.hasAttribute('aria-invalid')).toBe(false)
})

it('a text field is described by its description and its error', () => {
  render(<TextField label="Code" description="We sent it by mail." error="The code has 6 digits." />)
  const box = screen.getByLabelText('Code')
  expect(descriptionOf(box)).toEqual(['We sent it by mail.', 'The code has 6 digits.'])
  expect(box.getAttribute('aria-invalid')).toBe('true')
})

it('a text field keeps its name with a hidden label, and an id of its own', () => {
  render(<TextField label="Search carriers" isLabelHidden id="search" />)
  expect(screen.getByLabelText('Search carriers').id).toBe('search')
})

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TextArea } from './TextArea.tsx'

afterEach(cleanup)

it('is found by its label, and tied to what is wrong with it and to what it wants', () => {
  render(
    <TextArea
      label="What happened"
      description="For other brokers."
      error="Tell what happened."
      end="5 left"
    />,
  )
  const area = screen.getByRole('textbox', { name: 'What happened' })
  expect(area.getAttribute('aria-invalid')).toBe('true')
  const told = area
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map(id => document.getElementById(id)?.textContent)
  expect(told).toEqual(['For other brokers.', 'Tell what happened.'])
  expect(screen.getByText('5 left')).toBeTruthy()
})

it('without an error is not wrong', () => {
  render(<TextArea label="Note" required />)
  const area = screen.getByRole('textbox', { name: /Note/ })
  expect([area.hasAttribute('aria-invalid'), area.hasAttribute('aria-describedby')]).toEqual([false, false])
})

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TextArea } from './TextArea.tsx'

afterEach(cleanup)

it('a text area is linked to its label, its error and its description', () => {
  render(
    <TextArea
      label="What happened"
      description="For other brokers."
      error="Say what happened."
      end="5 left"
    />,
  )
  const area = screen.getByRole('textbox', { name: 'What happened' })
  expect(area.getAttribute('aria-invalid')).toBe('true')
  const reported = area
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map(id => document.getElementById(id)?.textContent)
  expect(reported).toEqual(['For other brokers.', 'Say what happened.'])
  expect(screen.getByText('5 left')).toBeTruthy()
})

it('a text area without an error is valid', () => {
  render(<TextArea label="Note" required />)
  const area = screen.getByRole('textbox', { name: /Note/ })
  expect([area.hasAttribute('aria-invalid'), area.hasAttribute('aria-describedby')]).toEqual([false, false])
})

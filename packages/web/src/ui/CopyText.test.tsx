import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { CopyText } from './CopyText.tsx'

afterEach(cleanup)

it('a click copies a text, which is announced politely', async () => {
  const user = userEvent.setup()
  render(<CopyText label="MC number" text="MC-9000417" copied="9000417" />)
  expect(screen.queryByRole('status')).toBeNull()
  await user.click(screen.getByRole('button', { name: /MC-9000417.*copy MC number/ }))
  expect(await navigator.clipboard.readText()).toBe('9000417')
  expect((await screen.findByText('Copied')).getAttribute('role')).toBe('status')
})

it('the keyboard copies the text shown', async () => {
  const user = userEvent.setup()
  render(<CopyText label="DOT number" text="99100417" />)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await navigator.clipboard.readText()).toBe('99100417')
})

it('a refusal of the clipboard is announced', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no permission'))
  render(<CopyText label="DOT number" text="99100417" />)
  await user.click(screen.getByRole('button'))
  expect(await screen.findByText('Not copied')).toBeTruthy()
})

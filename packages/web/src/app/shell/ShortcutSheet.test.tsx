import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { isHelpShortcut } from './search-shortcut.ts'
import { ShortcutSheet } from './ShortcutSheet.tsx'

afterEach(cleanup)

it('lists what keys do and closes by its button', async () => {
  const onClose = vi.fn()
  render(<ShortcutSheet onClose={onClose} />)
  const sheet = screen.getByRole('dialog', { name: 'Shortcuts' })
  expect(sheet.textContent).toContain('Search carriers')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Close the shortcuts' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it.each([
  ['body', {}, true],
  ['input', {}, false],
  ['body', { ctrlKey: true }, false],
])('? in a %s with %j opens it: %s', (tag, modifiers, wanted) => {
  const target = tag === 'body' ? document.body : document.body.appendChild(document.createElement(tag))
  let found: boolean | undefined
  target.addEventListener(
    'keydown',
    event => {
      found = isHelpShortcut(event)
    },
    { once: true },
  )
  target.dispatchEvent(new KeyboardEvent('keydown', { key: '?', shiftKey: true, ...modifiers }))
  expect(found).toBe(wanted)
})

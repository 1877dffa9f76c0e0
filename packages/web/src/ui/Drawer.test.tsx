import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Drawer } from './Drawer.tsx'

afterEach(cleanup)

const Page = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Create override</Button>
      <Drawer
        title="Override"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>Save</Button>}
      >
        <input aria-label="Reason" />
      </Drawer>
    </>
  )
}

it.each([
  ['Esc', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ['Close', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByLabelText('Close'))],
  ['its own button', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('Save'))],
])('takes the focus, and gives it back to where it came from when %s closes it', async (_, close) => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Create override' }))
  const drawer = screen.getByRole('dialog', { name: 'Override' })
  expect(drawer.contains(document.activeElement)).toBe(true)
  await close(user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Create override' })),
  )
})

it('a drawer keeps the focus inside', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Create override' }))
  for (let presses = 0; presses < 5; presses += 1) {
    await user.tab()
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  }
})

it('a dialog asks before an action that cannot be undone, with its verb on the button', async () => {
  const user = userEvent.setup()
  const onConfirm = vi.fn()
  const onClose = vi.fn()
  const Question = () => {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Remove it</Button>
        <Dialog
          title="Remove the rule set Reefer 2027?"
          isOpen={isOpen}
          onClose={onClose}
          confirmLabel="Remove"
          onConfirm={onConfirm}
          isDanger
        >
          This cannot be undone.
        </Dialog>
      </>
    )
  }
  render(<Question />)
  await user.click(screen.getByRole('button', { name: 'Remove it' }))
  expect(screen.getByRole('alertdialog', { name: 'Remove the rule set Reefer 2027?' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1])
})

it('the page knows how many drawers and dialogs are open, so that toasts leave their buttons free', () => {
  const root = document.documentElement.dataset
  const page = (isOpen: boolean, isConfirming: boolean) => (
    <>
      <Drawer title="Override" isOpen={isOpen} onClose={() => {}}>
        text
      </Drawer>
      <Dialog
        title="Remove it?"
        isOpen={isConfirming}
        onClose={() => {}}
        onConfirm={() => {}}
        confirmLabel="Remove"
      >
        text
      </Dialog>
    </>
  )
  const { rerender, unmount } = render(page(true, false))
  expect([root['drawers'], root['dialogs']]).toEqual(['1', undefined])
  rerender(page(true, true))
  expect([root['drawers'], root['dialogs']]).toEqual(['1', '1'])
  rerender(page(false, true))
  expect([root['drawers'], root['dialogs']]).toEqual([undefined, '1'])
  unmount()
  expect([root['drawers'], root['dialogs']]).toEqual([undefined, undefined])
})

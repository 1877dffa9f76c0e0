import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Chip } from './Chip.tsx'

afterEach(cleanup)

it('a chip names what it removes, and submits no form', async () => {
  const onClick = vi.fn<() => void>()
  const onSubmit = vi.fn<() => void>()
  render(
    <form onSubmit={onSubmit}>
      <Chip label="ELD connected" onClick={onClick} />
    </form>,
  )
  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove: ELD connected' }))
  expect(onClick).toHaveBeenCalledOnce()
  expect(onSubmit).not.toHaveBeenCalled()
})

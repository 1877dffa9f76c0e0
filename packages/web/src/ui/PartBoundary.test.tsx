import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Drawer } from './Drawer.tsx'
import { Pane } from './Pane.tsx'
import { PartBoundary } from './PartBoundary.tsx'
import { Section } from './Section.tsx'

afterEach(cleanup)
// React writes what a boundary catches to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

let isBroken = true
beforeEach(() => {
  isBroken = true
})
const Broken = () => {
  if (isBroken) throw new Error('a date that is none')
  return <p>Insurance is in force</p>
}

const PLACES: readonly (readonly [string, (children: ReactNode) => ReactNode])[] = [
  ['section', children => <Section heading="Insurance">{children}</Section>],
  [
    'pane',
    children => (
      <Pane title="Insurance" onClose={() => {}}>
        {children}
      </Pane>
    ),
  ],
  [
    'drawer',
    children => (
      <Drawer title="Insurance" isOpen onClose={() => {}}>
        {children}
      </Drawer>
    ),
  ],
]

it.each(PLACES)(
  'a %s whose content fails to draw keeps its heading, and draws the content when it is tried again',
  async (_, place) => {
    render(place(<Broken />))
    expect(screen.getByRole('heading', { name: 'Insurance' })).toBeDefined()
    expect(screen.getByRole('alert').textContent).toContain('This part could not be shown')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Insurance is in force')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

it('a part that fails to draw leaves the parts beside it', () => {
  render(
    <>
      <PartBoundary>
        <Broken />
      </PartBoundary>
      <p>Authority is active</p>
    </>,
  )
  expect(screen.getByText('Authority is active')).toBeDefined()
})

it('another value of a part draws it again without a press', () => {
  const part = (of: string) => (
    <PartBoundary of={of}>
      <Broken />
    </PartBoundary>
  )
  const { rerender } = render(part('one'))
  isBroken = false
  rerender(part('one'))
  expect(screen.getByRole('alert')).toBeDefined()
  rerender(part('two'))
  expect(screen.getByText('Insurance is in force')).toBeDefined()
})

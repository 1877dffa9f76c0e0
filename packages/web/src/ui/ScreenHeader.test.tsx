import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ScreenHeader } from './ScreenHeader.tsx'

afterEach(cleanup)

describe('ScreenHeader', () => {
  it('a screen header names the screen in its only heading, with the count in it', () => {
    render(<ScreenHeader title="Saved searches" count="12 searches" />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Saved searches 12 searches')
  })

  it('a screen header announces its count as it changes', () => {
    const { rerender } = render(<ScreenHeader title="Vehicle search" count={false} />)
    expect(screen.getByRole('status').textContent).toBe('')
    rerender(<ScreenHeader title="Vehicle search" count="searching" />)
    expect(screen.getByRole('status').textContent).toBe('searching')
  })

  it('a screen header without a count has no status', () => {
    render(<ScreenHeader title="Contact search" />)
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('a screen header puts its actions beside the heading and its description below', () => {
    render(<ScreenHeader title="Lane search" actions={<button>Save</button>} description="Two areas" />)
    const heading = screen.getByRole('heading')
    expect(heading.contains(screen.getByRole('button'))).toBe(false)
    expect(heading.nextElementSibling).toBe(screen.getByRole('button'))
    expect(screen.getByRole('button').nextElementSibling?.textContent).toBe('Two areas')
  })

  it('the focus can be put on the heading of a screen header', () => {
    render(<ScreenHeader title="Compare carriers" />)
    const heading = screen.getByRole('heading')
    heading.focus()
    expect(document.activeElement).toBe(heading)
    expect(heading.matches('[data-screen-heading]')).toBe(true)
  })
})

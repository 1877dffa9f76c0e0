import { COMPARE_TWO_TO_FOUR, readComparison } from '@fairhaul/core'
import { aLane } from '@fairhaul/testkit'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { CompareAction } from './CompareAction.tsx'

afterEach(cleanup)

const select = (...keys: readonly string[]) => render(<CompareAction selected={new Set(keys)} />)

describe('comparing selected rows', () => {
  it.each([
    [['9', '7'], 'Compare 2', '/broker/carriers/compare?carriers[]=9&carriers[]=7'],
    [
      ['7', '9', '3', '4'],
      'Compare 4',
      '/broker/carriers/compare?carriers[]=7&carriers[]=9&carriers[]=3&carriers[]=4',
    ],
    [['7', 'total', '9'], 'Compare 2', '/broker/carriers/compare?carriers[]=7&carriers[]=9'],
  ])('%j leads to them side by side, in the order they were selected', (keys, name, address) => {
    select(...keys)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address)
  })

  it('comparing selected rows passes the lane on which they were found', () => {
    render(<CompareAction selected={new Set(['7', '9'])} lane={aLane()} />)
    const address = screen.getByRole('link').getAttribute('href') ?? ''
    expect(readComparison(address.slice(address.indexOf('?'))).lane).toEqual(aLane())
  })

  it.each([[['7']], [['7', 'total']], [['7', '9', '3', '4', '5']]])('%j says why it cannot', keys => {
    select(...keys)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Compare' })
    expect(button.disabled).toBe(true)
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      COMPARE_TWO_TO_FOUR,
    )
    expect(screen.queryByRole('link')).toBeNull()
  })
})

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CountFilter } from './CountFilter.tsx'

afterEach(cleanup)

const shown = (total: number | null | undefined) => {
  render(
    <CountFilter
      label="Verdict"
      choices={[{ key: 'fail', label: 'Fail', count: 1_200 }]}
      total={total}
      chosen={null}
      onChoose={() => undefined}
    />,
  )
  return screen.getAllByRole('button').map(button => button.textContent?.trim())
}

it('each choice has its count, and all have theirs', () => {
  expect(shown(2_400)).toEqual(['All 2,400', 'Fail 1,200'])
})

it('a count that is on its way has its place already', () => {
  expect(shown(undefined)).toEqual(['All', 'Fail 1,200'])
  expect(screen.getByRole('button', { name: 'All' }).querySelectorAll('span')).toHaveLength(2)
})

it('a number that is not counted has no place', () => {
  expect(shown(null)).toEqual(['All', 'Fail 1,200'])
  expect(screen.getByRole('button', { name: 'All' }).querySelectorAll('span')).toHaveLength(1)
})

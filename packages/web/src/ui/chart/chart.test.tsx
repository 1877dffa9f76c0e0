import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Bars } from './Bars.tsx'
import { Figure } from './Figure.tsx'
import { MonthColumns } from './MonthColumns.tsx'
import { TimeBars } from './TimeBars.tsx'

afterEach(cleanup)

const figure = (
  <Figure
    heading="Insurance"
    summary="Cargo $50,000, which is less than required."
    table={{ columns: ['Line', 'Limit'], rows: [['Cargo', '$50,000']] }}
    source="FMCSA filings, Feb 28, 2027"
  >
    <TimeBars
      ticks={[
        { at: 0.02, text: '2025' },
        { at: 0.5, text: '2026' },
        { at: 0.97, text: '2027' },
      ]}
      today={0.99}
      marks={[{ at: 0, text: 'Granted', note: 'Jul 3, 2015' }]}
      lanes={[
        {
          key: 'cargo',
          label: 'Cargo',
          required: 1,
          bars: [{ key: '1', from: 0, to: 0.5, tone: 'short', text: '$50,000', height: 0.5 }],
        },
      ]}
    />
  </Figure>
)

it('a picture is shown in a sentence, with its source', () => {
  render(figure)
  expect(screen.getByRole('figure', { name: 'Insurance' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Cargo $50,000, which is less than required.' })).toBeTruthy()
  expect(screen.getByText('FMCSA filings, Feb 28, 2027')).toBeTruthy()
})

it('one button shows a picture as a table, and the table as a picture', async () => {
  render(figure)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Show insurance as a table' }))
  expect(screen.getByRole('row', { name: 'Cargo $50,000' })).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('img')).toBeTruthy()
})

it('the years of an axis leave room for today', () => {
  render(figure)
  expect(screen.getByText('2026')).toBeTruthy()
  expect(screen.getByText('today')).toBeTruthy()
  expect(screen.queryByText('2027')).toBeNull()
})

it('a column of months has the height of its count beside the highest', () => {
  const { container } = render(
    <MonthColumns
      months={[
        { label: 'Jan 2027', count: 8, marked: 2, isNamed: true },
        { label: 'Feb 2027', count: 4, marked: 0 },
        { label: 'Mar 2027', count: 0, marked: 0 },
      ]}
    />,
  )
  const heights = [...container.querySelectorAll<HTMLElement>('[title] > span')].map(
    each => each.style.height,
  )
  expect(heights.map(Number.parseFloat)).toEqual([75, 25, 50, 0, 0, 0])
  expect(screen.getByText('Jan 2027')).toBeTruthy()
  expect(screen.queryByText('Feb 2027')).toBeNull()
})

it('values without bars show nothing', () => {
  const { container } = render(<Bars bars={[]} />)
  expect(container.textContent).toBe('')
})

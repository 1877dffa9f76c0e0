import type { CalendarDate } from '@fairhaul/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DateField, type DateFieldProps, DateFilter } from './DateField.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const onChange = vi.fn()
beforeEach(() => void onChange.mockReset())

const Form = ({ first, ...props }: Partial<DateFieldProps> & { first: string | null }) => {
  const [value, setValue] = useState(first)
  return (
    <>
      <DateField
        label="Expires"
        value={value}
        onChange={next => {
          onChange(next)
          setValue(next)
        }}
        {...props}
      />
      <button type="button" onClick={() => setValue(null)}>
        Clear
      </button>
    </>
  )
}

const Filter = ({ first = null, max }: { first?: CalendarDate | null; max?: CalendarDate }) => {
  const [value, setValue] = useState(first)
  return (
    <>
      <DateFilter
        label="Since"
        value={value}
        onChange={next => {
          onChange(next)
          setValue(next)
        }}
        {...(max !== undefined && { max })}
      />
      <button type="button" onClick={() => setValue(null)}>
        Remove
      </button>
    </>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('textbox')
const applied = () => onChange.mock.calls.map(([value]) => value)
const type = async (text: string) => {
  const user = userEvent.setup()
  await user.clear(box())
  await user.type(box(), text)
  return user
}

describe('a date field', () => {
  it.each(['11292026', '11/29/26', '11/29/2026', '2026-11-29', 'Nov 29 2026', 'Nov 29, 2026'])(
    'takes %s once, on Enter, and shows the day in words',
    async text => {
      render(<Form first={null} />)
      const user = await type(text)
      expect(applied()).toEqual([])
      await user.keyboard('{Enter}')
      expect(box().value).toMatch(/Nov/)
      await user.tab()
      expect(applied()).toEqual(['2026-11-29'])
    },
  )

  it('takes what was typed on leaving it', async () => {
    render(<Form first="2027-03-04" min="2026-11-29" />)
    const user = await type('3/4/28')
    await user.tab()
    expect(applied()).toEqual(['2028-03-04'])
  })

  it('keeps a text that is no day, says so on leaving, and gives it to the form', async () => {
    render(<Form first="2027-03-04" />)
    const user = await type('2/30')
    expect(screen.queryByText('February has no day 30.')).toBeNull()
    await user.tab()
    expect(screen.getByText('February has no day 30.')).toBeTruthy()
    expect(box().value).toBe('2/30')
    expect(box().getAttribute('aria-invalid')).toBe('true')
    expect(applied()).toEqual(['2/30'])
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(box().value).toBe('')
    expect(screen.queryByText('February has no day 30.')).toBeNull()
  })

  it.each([
    ['3/1/2027', 'Choose Mar 4, 2027 or later.'],
    ['3/9/2027', 'Choose Mar 8, 2027 or earlier.'],
  ])('says which days it takes for %s', async (text, message) => {
    render(<Form first={null} min="2027-03-04" max="2027-03-08" />)
    const user = await type(text)
    await user.tab()
    expect(screen.getByText(message)).toBeTruthy()
  })

  it('says what its form finds wrong, and is empty again', async () => {
    render(<Form first="2027-03-04" error="Choose the last day." />)
    expect(screen.getByText('Choose the last day.')).toBeTruthy()
    const user = userEvent.setup()
    await user.clear(box())
    await user.keyboard('{Enter}')
    expect(applied()).toEqual([null])
  })

  it('steps by a day with the arrow keys', async () => {
    render(<Form first="2026-12-31" />)
    const user = userEvent.setup()
    await user.click(box())
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{Enter}')
    expect(applied()).toEqual(['2027-01-01'])
  })

  it('takes a day from its calendar', async () => {
    render(<Form first="2027-03-04" min="2027-03-03" />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Calendar: Expires' }))
    const before = await screen.findByRole('button', { name: /March 2, 2027/ })
    expect(before.getAttribute('aria-disabled')).toBe('true')
    await user.click(screen.getByRole('button', { name: /March 18, 2027/ }))
    expect(applied()).toEqual(['2027-03-18'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens its calendar by Alt and the arrow key', async () => {
    render(<Form first={null} />)
    const user = userEvent.setup()
    await user.click(box())
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(await screen.findByRole('dialog', { name: 'Calendar' })).toBeTruthy()
  })
})

describe('a date that narrows a list', () => {
  /** Types letter by letter, with a pause after each. */
  const typeSlowly = (text: string, pauseMs: number) => {
    vi.useFakeTimers()
    for (let end = 1; end <= text.length; end += 1) {
      fireEvent.change(box(), { target: { value: text.slice(0, end) } })
      act(() => void vi.advanceTimersByTime(pauseMs))
    }
  }

  it.each(['11292026', '11/29/2026', '2026-11-29', 'Nov 29, 2026'])(
    'is applied once for %s, however slowly it is typed',
    text => {
      render(<Filter />)
      typeSlowly(text, 5_000)
      expect(applied()).toEqual(['2026-11-29'])
      expect(box().value).toBe(text)
      fireEvent.blur(box())
      expect(applied()).toEqual(['2026-11-29'])
    },
  )

  it('is not applied while typing goes on', () => {
    render(<Filter />)
    typeSlowly('11/29/2026', 100)
    expect(applied()).toEqual([])
  })

  it('changes nothing for a text that is no day, or is out of range', async () => {
    render(<Filter first="2026-11-01" max="2026-11-29" />)
    for (const text of ['2/30/2026', 'soon', '11/30/26']) {
      const user = await type(text)
      await user.keyboard('{Enter}')
      await user.tab()
      expect(box().value).toBe(text)
      expect(box().getAttribute('aria-invalid')).toBe('true')
    }
    expect(applied()).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(box().value).toBe('')
  })

  it('is removed by emptying the field', async () => {
    render(<Filter first="2026-11-01" />)
    const user = userEvent.setup()
    await user.clear(box())
    expect(applied()).toEqual([])
    await user.tab()
    expect(applied()).toEqual([null])
  })
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ComboBox } from './ComboBox.tsx'

afterEach(cleanup)

const STATES = [
  { key: 'TX', label: 'Texas' },
  { key: 'TN', label: 'Tennessee' },
  { key: 'OK', label: 'Oklahoma' },
]

const Page = () => {
  const [state, setState] = useState<string | null>(null)
  return (
    <>
      <a href="#main">Skip to content</a>
      <main>
        <h1>Plates</h1>
        <ComboBox label="State" options={STATES} value={state} onChange={setState} />
        <button type="button">Look up</button>
        <p>Chosen: {state ?? 'none'}</p>
      </main>
    </>
  )
}

it('a combo box keeps the page accessible while its list is open, and after it', async () => {
  const events = userEvent.setup({ delay: null })
  render(<Page />)
  await events.type(screen.getByRole('combobox', { name: 'State' }), 'te')
  expect(screen.getAllByRole('option').map(each => each.textContent)).toEqual(['Texas', 'Tennessee'])
  const isAllThere = () => {
    expect(document.querySelectorAll('[data-react-aria-top-layer]')).toHaveLength(0)
    for (const [role, name] of [
      ['link', 'Skip to content'],
      ['heading', 'Plates'],
      ['button', 'Look up'],
    ] as const)
      expect(screen.getByRole(role, { name })).toBeTruthy()
  }
  isAllThere()
  expect(screen.getByRole('listbox').closest('main')).not.toBeNull()
  await events.click(screen.getByRole('option', { name: 'Tennessee' }))
  expect(screen.getByText('Chosen: TN')).toBeTruthy()
  expect(screen.queryByRole('listbox')).toBeNull()
  isAllThere()
})

it('a combo box closes its list when the focus leaves', async () => {
  const events = userEvent.setup({ delay: null })
  render(<Page />)
  await events.type(screen.getByRole('combobox', { name: 'State' }), 'te')
  await events.click(screen.getByRole('button', { name: 'Look up' }))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Look up')
})

it('a combo box keeps the text that was typed before its options came, and lists what matches it', async () => {
  const events = userEvent.setup({ delay: null })
  const field = (options: typeof STATES, isLoading: boolean) => (
    <ComboBox label="State" options={options} value={null} onChange={() => {}} isLoading={isLoading} />
  )
  const { rerender } = render(field([], true))
  await events.type(screen.getByRole('combobox', { name: 'State' }), 'te')
  rerender(field(STATES, false))
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'State' }).value).toBe('te')
  expect(screen.getAllByRole('option').map(each => each.textContent)).toEqual(['Texas', 'Tennessee'])
})

it('a combo box keeps its list open while the page scrolls, and closes it at Escape', async () => {
  const events = userEvent.setup({ delay: null })
  render(<Page />)
  await events.type(screen.getByRole('combobox', { name: 'State' }), 'te')
  fireEvent.scroll(document)
  expect(screen.getAllByRole('option')).toHaveLength(2)
  await events.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
})

const Searched = () => {
  const [text, setText] = useState('')
  return (
    <ComboBox
      label="Carrier"
      options={[]}
      value={null}
      text={text}
      onText={setText}
      onChange={() => {}}
      isAsync
      isLoading
    />
  )
}

it('a press on the text of a list without options keeps the focus and what was typed', async () => {
  const events = userEvent.setup({ delay: null })
  render(<Searched />)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Carrier' })
  await events.type(field, 'copper')
  await events.click(screen.getByText('Searching…'))
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('copper')
})

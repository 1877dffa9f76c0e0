import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ColumnsButton } from './ColumnsButton.tsx'
import type { ChoosableColumn } from './column-choosing.ts'

afterEach(cleanup)

const column = (key: string, change: Partial<ChoosableColumn> = {}): ChoosableColumn => ({
  key,
  label: key,
  isShown: true,
  requiresSpace: false,
  isSorted: false,
  ...change,
})
const USUAL = [column('Numbers'), column('Authority', { isSorted: true }), column('Alerts')]

const List = ({ usual = USUAL }: { usual?: readonly ChoosableColumn[] }) => {
  const [columns, setColumns] = useState(usual)
  return (
    <ColumnsButton
      choosing={{
        list: 'results',
        leading: ['Verdict', 'Carrier'],
        columns,
        isUsual: columns === usual,
        onShow: (key, isShown) =>
          setColumns(all => all.map(each => (each.key === key ? { ...each, isShown } : each))),
        onMove: (key, places) =>
          setColumns(all => {
            const at = all.findIndex(each => each.key === key)
            return all.toSpliced(at, 1).toSpliced(at + places, 0, ...all.slice(at, at + 1))
          }),
        onReset: () => setColumns(usual),
      }}
    />
  )
}

const open = async (usual?: readonly ChoosableColumn[]) => {
  const user = userEvent.setup({ delay: null })
  render(<List {...(usual && { usual })} />)
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  return { user, dialog: await screen.findByRole('dialog', { name: 'Columns' }) }
}
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')
const order = () => boxes().map(box => box.closest('label')?.querySelector('span')?.textContent)
const said = () => screen.getByRole('status').textContent

it('the choice of columns lists the fixed columns, and has a checkbox for each other', async () => {
  const { dialog } = await open()
  expect(within(dialog).getByText('Always first: Verdict, Carrier')).toBeTruthy()
  expect(order()).toEqual(['Numbers', 'Authority', 'Alerts'])
  expect(dialog.contains(document.activeElement)).toBe(true)
})

it('a checkbox hides and shows a column, which is announced', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Alerts' }))
  expect(said()).toBe('Alerts hidden.')
  await user.click(screen.getByRole('checkbox', { name: 'Alerts' }))
  expect(said()).toBe('Alerts shown.')
})

it('hiding the sorted column says that rows stay sorted by it', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('checkbox', { name: /Authority/ }))
  expect(said()).toBe('Authority hidden. Rows are still sorted by this column.')
  expect(screen.getByText('Rows are still sorted by this column')).toBeTruthy()
})

it('buttons move a column, and are disabled at the ends', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Move Alerts up' }))
  expect(order()).toEqual(['Numbers', 'Alerts', 'Authority'])
  expect(said()).toBe('Alerts moved to place 2 of 3.')
  await user.click(screen.getByRole('button', { name: 'Move Numbers up' }))
  await user.click(screen.getByRole('button', { name: 'Move Authority down' }))
  expect(order()).toEqual(['Numbers', 'Alerts', 'Authority'])
})

it('Alt and an arrow key move a column, and the focus moves along', async () => {
  const { user } = await open()
  boxes()[0]?.focus()
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
  expect(order()).toEqual(['Authority', 'Alerts', 'Numbers'])
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Numbers' }))
  await user.keyboard('{ArrowUp}x')
  expect(order()).toEqual(['Authority', 'Alerts', 'Numbers'])
})

it('the default columns can be restored after a change', async () => {
  const { user } = await open()
  const back = screen.getByRole('button', { name: 'Restore default columns' })
  expect(back.getAttribute('aria-disabled')).toBe('true')
  await user.click(back)
  expect(said()).toBe('')
  await user.click(screen.getByRole('checkbox', { name: 'Numbers' }))
  await user.click(back)
  expect(said()).toBe('Default columns restored.')
  expect(boxes().every(box => box.checked)).toBe(true)
})

it('Escape closes the choice of columns', async () => {
  const { user } = await open()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a column that does not fit is not checked, and is shown once it is checked', async () => {
  const table = document.createElement('div')
  table.dataset['list'] = 'results'
  table.innerHTML =
    '<table><thead><tr><th data-key="Inspections" data-priority="3" style="display: none"></th></tr></thead></table>'
  document.body.append(table)
  const { user } = await open([column('Inspections', { requiresSpace: true }), column('Alerts')])
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /Inspections/ })
  expect(box.checked).toBe(false)
  expect(screen.getByText('Shown automatically when there is room')).toBeTruthy()
  await user.click(box)
  expect(said()).toBe('Inspections shown.')
  table.remove()
})

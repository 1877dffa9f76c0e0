import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { type Column, nextSort, rowAfterKey } from './table-model.ts'

interface Row {
  id: string
  name: string
  units: number
}
const ROWS: readonly Row[] = [
  { id: 'a', name: 'Prairie Line', units: 12 },
  { id: 'b', name: 'Blue Mesa', units: 7 },
  { id: 'c', name: 'Tamarack', units: 40 },
]
const COLUMNS: readonly Column<Row>[] = [
  { key: 'name', header: 'Carrier', sort: true, cell: row => <a href={`#${row.id}`}>{row.name}</a> },
  { key: 'units', header: 'Units', align: 'end', sort: true, cell: row => row.units },
  { key: 'place', header: 'Place', cell: () => <input aria-label="Place" /> },
]

const show = (props: Partial<DataTableProps<Row>> = {}) =>
  render(<DataTable caption="Carriers" columns={COLUMNS} rows={ROWS} rowKey={row => row.id} {...props} />)
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

afterEach(cleanup)

describe('a data table', () => {
  it('a table is named by its caption, and its cells have headers', () => {
    show()
    const table = screen.getByRole('table', { name: 'Carriers' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(header => header.textContent),
    ).toEqual(['Carrier', 'Units', 'Place'])
    expect(within(rowOf('Blue Mesa')).getAllByRole('cell')[1]?.textContent).toBe('7')
  })

  it('the rows of a table are one tab stop, at the row that had the focus', async () => {
    const user = userEvent.setup()
    show({ columns: COLUMNS.slice(0, 2) })
    const stops = () => screen.getAllByRole('row').filter(row => row.tabIndex === 0)
    expect(stops()).toEqual([rowOf('Prairie Line')])
    rowOf('Prairie Line').focus()
    await user.keyboard('{ArrowDown}')
    expect(stops()).toEqual([rowOf('Blue Mesa')])
  })

  it.each([
    ['{ArrowDown}', 'Blue Mesa'],
    ['j', 'Blue Mesa'],
    ['jj', 'Tamarack'],
    ['jjjj', 'Tamarack'],
    ['jk', 'Prairie Line'],
    ['{ArrowUp}', 'Prairie Line'],
    ['{End}', 'Tamarack'],
    ['{End}{Home}', 'Prairie Line'],
  ])('moves by %s to %s', async (keys, name) => {
    const user = userEvent.setup()
    show()
    rowOf('Prairie Line').focus()
    await user.keyboard(keys)
    expect(document.activeElement).toBe(rowOf(name))
  })

  it('j moves to the main list of a page from anywhere, unless something is typed', async () => {
    const user = userEvent.setup()
    show({ isMain: true })
    await user.keyboard('j')
    expect(document.activeElement).toBe(rowOf('Prairie Line'))
    await user.keyboard('j')
    expect(document.activeElement).toBe(rowOf('Blue Mesa'))
    const [field] = screen.getAllByLabelText('Place')
    field?.focus()
    await user.keyboard('j')
    expect(document.activeElement).toBe(field)
  })

  it('Enter opens the link of a row', async () => {
    const user = userEvent.setup()
    show()
    const opened = vi.fn()
    screen.getByRole('link', { name: 'Blue Mesa' }).addEventListener('click', opened)
    rowOf('Blue Mesa').focus()
    await user.keyboard('{Enter}')
    expect(opened).toHaveBeenCalledOnce()
  })

  it('letters typed into a field of a row are no shortcuts', async () => {
    const user = userEvent.setup()
    show()
    const box = within(rowOf('Blue Mesa')).getByLabelText<HTMLInputElement>('Place')
    await user.type(box, 'jk')
    expect(box.value).toBe('jk')
    expect(document.activeElement).toBe(box)
  })

  it('a table announces its sort, and a press on the header reverses it', async () => {
    const user = userEvent.setup()
    const onSort = vi.fn()
    show({ sort: { key: 'units', direction: 'ascending' }, onSort })
    expect(screen.getByRole('columnheader', { name: 'Units' }).getAttribute('aria-sort')).toBe('ascending')
    expect(screen.getByRole('columnheader', { name: 'Carrier' }).getAttribute('aria-sort')).toBe('none')
    expect(screen.getByRole('columnheader', { name: 'Place' }).hasAttribute('aria-sort')).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Units' }))
    expect(onSort).toHaveBeenCalledWith({ key: 'units', direction: 'descending' })
  })

  it('a table keeps its rows while new ones are loading', () => {
    show({ isUpdating: true })
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(screen.getAllByRole('row')).toHaveLength(4)
  })

  it('a table passes attributes and actions to each row', () => {
    show({
      rowProps: row => ({ 'data-bench': row.id }),
      actions: row => <button type="button">Monitor {row.name}</button>,
    })
    expect(rowOf('Tamarack').dataset['bench']).toBe('c')
    expect(within(rowOf('Tamarack')).getByRole('button', { name: 'Monitor Tamarack' })).toBeTruthy()
  })

  it('a table renders only rows whose record changed', () => {
    const cell = vi.fn((row: Row) => row.name)
    const columns = [{ key: 'name', header: 'Carrier', cell }]
    const rowKey = (row: Row) => row.id
    const table = (rows: readonly Row[]) => (
      <DataTable caption="Carriers" columns={columns} rows={rows} rowKey={rowKey} />
    )
    const { rerender } = render(table(ROWS))
    cell.mockClear()
    rerender(table(ROWS.map(row => (row.id === 'b' ? { ...row, name: 'Blue Mesa Inc' } : row))))
    expect(cell.mock.calls.map(([row]) => row.id)).toEqual(['b'])
  })
})

describe('selecting rows', () => {
  const nameOf = (row: Row) => row.name
  const bulk = (keys: ReadonlySet<string>) => <button type="button">Monitor {[...keys].join(' ')}</button>
  const Selectable = ({ rows = ROWS }: { rows?: readonly Row[] }) => {
    const [selected, onChange] = useState<ReadonlySet<string>>(new Set())
    return (
      <DataTable
        caption="Carriers"
        columns={COLUMNS}
        rows={rows}
        rowKey={row => row.id}
        selection={{ selected, onChange, nameOf }}
        bulk={bulk}
      />
    )
  }
  const shown = () => screen.queryByRole('region', { name: 'Selected rows' })?.textContent ?? 'none'

  it.each([
    ['x', '1 selectedMonitor a'],
    ['xjx', '2 selectedMonitor a b'],
    ['xx', 'none'],
    ['xjj{Shift>}x{/Shift}', '3 selectedMonitor a b c'],
    ['{Shift>}{ArrowDown}{/Shift}', '2 selectedMonitor a b'],
    ['x{Escape}', 'none'],
  ])('takes by %s: %s', async (keys, wanted) => {
    const user = userEvent.setup()
    render(<Selectable />)
    rowOf('Prairie Line').focus()
    await user.keyboard(keys)
    expect(shown().replace('Clear Esc', '')).toBe(wanted)
  })

  it('checkboxes select rows, with Shift a range, and the one in the header all', async () => {
    const user = userEvent.setup()
    render(<Selectable />)
    await user.click(screen.getByRole('checkbox', { name: 'Select Blue Mesa' }))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' }).indeterminate).toBe(
      true,
    )
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    expect(shown()).toContain('3 selected')
    await user.click(screen.getByRole('button', { name: /Clear/ }))
    expect(shown()).toBe('none')
  })
})

it('the focus stays in place when its row is removed', () => {
  const table = (rows: readonly Row[]) => (
    <DataTable caption="Carriers" columns={COLUMNS} rows={rows} rowKey={row => row.id} />
  )
  const { rerender } = render(table(ROWS))
  rowOf('Blue Mesa').focus()
  rerender(table(ROWS.filter(row => row.id !== 'b')))
  expect(document.activeElement).toBe(rowOf('Tamarack'))
  rerender(table(ROWS.slice(0, 1)))
  expect(document.activeElement).toBe(rowOf('Prairie Line'))
})

describe('the model of a table', () => {
  it.each([
    [undefined, 'ascending'],
    [{ key: 'units', direction: 'ascending' }, 'descending'],
    [{ key: 'units', direction: 'descending' }, 'ascending'],
    [{ key: 'name', direction: 'ascending' }, 'ascending'],
  ] as const)('sorts after %j %s', (current, direction) => {
    expect(nextSort(current, 'units')).toEqual({ key: 'units', direction })
  })

  it('another key, or a table without rows, moves to no row', () => {
    expect(rowAfterKey('x', 0, 3)).toBeUndefined()
    expect(rowAfterKey('j', 0, 0)).toBeUndefined()
  })
})

describe('a long table', () => {
  const MANY: readonly Row[] = Array.from({ length: 10_000 }, (_, at) => ({
    id: `row-${at}`,
    name: `Carrier ${at}`,
    units: at,
  }))
  const rowCount = () => screen.getAllByRole('row').length
  const rowKey = (row: Row) => row.id

  it('a long table draws some of its rows and says how many there are', () => {
    show({ rows: MANY, columns: COLUMNS.slice(0, 2) })
    const table = screen.getByRole('table', { name: 'Carriers' })
    expect(table.getAttribute('aria-rowcount')).toBe('10001')
    expect(rowOf('Carrier 0').getAttribute('aria-rowindex')).toBe('2')
    expect(rowCount()).toBeLessThan(150)
  })

  it('a table of 100 rows is drawn whole, without counts', () => {
    show({ rows: MANY.slice(0, 100), columns: COLUMNS.slice(0, 2) })
    expect(rowCount()).toBe(101)
    expect(screen.getByRole('table').hasAttribute('aria-rowcount')).toBe(false)
  })

  it('keys reach the ends of a long table, and the row with the focus stays drawn', async () => {
    const user = userEvent.setup()
    show({ rows: MANY, columns: COLUMNS.slice(0, 2) })
    screen.getAllByRole('row')[1]?.focus()
    await user.keyboard('{End}')
    expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('10001')
    await user.keyboard('k')
    expect(document.activeElement?.textContent).toContain('Carrier 9998')
    await user.keyboard('{Home}j')
    expect(document.activeElement?.textContent).toContain('Carrier 1')
    expect(rowCount()).toBeLessThan(150)
  })

  it('all rows of a long table can be selected, drawn or not', async () => {
    const user = userEvent.setup()
    const onChange = vi.fn<(selected: ReadonlySet<string>) => void>()
    show({
      rows: MANY,
      columns: COLUMNS.slice(0, 2),
      selection: { selected: new Set(), onChange, nameOf: row => row.name },
    })
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    expect(onChange.mock.calls[0]?.[0].size).toBe(10_000)
  })

  it('a long table gives other columns their own widths', () => {
    vi.spyOn(HTMLTableCellElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLTableCellElement,
    ) {
      return new DOMRect(0, 0, (this.textContent ?? '').length * 10, 32)
    })
    const table = (columns: readonly Column<Row>[]) => (
      <DataTable caption="Carriers" columns={columns} rows={MANY} rowKey={rowKey} />
    )
    const widths = () => screen.getByRole('table').style.getPropertyValue('--columns')
    const { rerender } = render(table(COLUMNS.slice(0, 2)))
    expect(widths()).toBe('70px 50px')
    rerender(table(COLUMNS))
    expect(widths()).toBe('70px 50px 50px')
    vi.restoreAllMocks()
  })

  it('a long table is printed whole', () => {
    show({ rows: MANY.slice(0, 300), columns: COLUMNS.slice(0, 2) })
    expect(rowCount()).toBeLessThan(150)
    fireEvent(window, new Event('beforeprint'))
    expect(rowCount()).toBe(301)
    fireEvent(window, new Event('afterprint'))
    expect(rowCount()).toBeLessThan(150)
  })
})

import {
  type CurrentUser,
  done,
  type ExportColumn,
  type Outcome,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { aPaywall, aUser, refusal } from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { PlanNoticesStore } from '../../stores/plan-notices-store.ts'
import { type ExportDeps, ExportStore } from './export-store.ts'

type Row = { readonly name: string; readonly seen: number }
const COLUMNS: readonly ExportColumn<Row>[] = [
  { header: 'Name', cell: it => it.name },
  { header: 'Seen', cell: it => it.seen, isInsight: true },
]
const ROWS: readonly Row[] = [
  { name: '=cmd', seen: 3 },
  { name: 'WREN, THE', seen: 1 },
]

const setUp = (
  user: CurrentUser | null = aUser(),
  gather: ExportDeps<Row, Refusal>['gather'] = async () => done(ROWS),
) => {
  const notices = new PlanNoticesStore()
  const save = vi.fn<(name: string, text: string) => void>()
  const record = vi.fn<(rowCount: number) => void>()
  const store = new ExportStore<Row, Refusal>({
    user: () => user,
    notices,
    gather,
    columns: () => COLUMNS,
    fileName: () => 'rows.csv',
    save,
    record,
  })
  return { store, notices, save, record }
}

describe('exporting a list', () => {
  it('an export is a file of all rows, safe for a spreadsheet', async () => {
    const { store, save, record } = setUp()
    await store.start()
    expect(save).toHaveBeenCalledExactlyOnceWith('rows.csv', 'Name,Seen\n\'=cmd,3\n"WREN, THE",1\n')
    expect(record).toHaveBeenCalledExactlyOnceWith(2)
    expect(store.state).toEqual({ kind: 'saved', rows: 2, hasInsights: true })
  })

  it('an export leaves insights out if the plan does not include them', async () => {
    const { store, save } = setUp(aUser({ paywall: aPaywall({ canExportWithInsights: false }) }))
    await store.start()
    expect(save.mock.calls[0]?.[1]).toBe('Name\n\'=cmd\n"WREN, THE"\n')
    expect(store.state).toMatchObject({ kind: 'saved', hasInsights: false })
  })

  it('an export that the plan does not include is not made, and raises the notice', async () => {
    const gather = vi.fn<ExportDeps<Row, Refusal>['gather']>()
    const { store, save, record, notices } = setUp(aUser({ paywall: aPaywall({ canExport: false }) }), gather)
    await store.start()
    expect(record).not.toHaveBeenCalled()
    expect([gather.mock.calls, save.mock.calls, store.state.kind]).toEqual([[], [], 'idle'])
    expect(notices.notices['no-export']).toBe(true)
  })

  it('an export is not made for a visitor', async () => {
    const { store, save } = setUp(null)
    await store.start()
    expect(save).not.toHaveBeenCalled()
  })

  it('an export reports its progress, is made once at a time, and can be canceled', async () => {
    let answer: (rows: Outcome<readonly Row[], Refusal>) => void = () => {}
    let aborted: AbortSignal | undefined
    const { store, save } = setUp(aUser(), (signal, report) => {
      aborted = signal
      report({ done: 1, of: 4 })
      return new Promise(resolve => {
        answer = resolve
      })
    })
    const first = store.start()
    await store.start()
    expect(store.state).toEqual({ kind: 'gathering', progress: { done: 1, of: 4 } })
    store.cancel()
    expect([store.isGathering, aborted?.aborted]).toEqual([false, true])
    answer(done(ROWS))
    await first
    expect([store.state.kind, save.mock.calls]).toEqual(['idle', []])
  })

  it('an export that fails after it was canceled shows no error', async () => {
    let fail = () => {}
    const { store } = setUp(
      aUser(),
      () => new Promise((_, reject) => (fail = () => reject(new Error('gone')))),
    )
    const first = store.start()
    store.dispose()
    fail()
    await first
    expect(store.state.kind).toBe('idle')
  })

  it('a refused export makes no file', async () => {
    const { store, save } = setUp(aUser(), async () => refused(refusal.forbidden()))
    await store.start()
    expect([store.state.kind, save.mock.calls]).toEqual(['refused', []])
  })

  it('a failed export can be tried again', async () => {
    const answers = [Promise.reject(new Error('lost')), Promise.resolve(done(ROWS))]
    for (const each of answers) each.catch(() => {})
    const { store, save } = setUp(aUser(), () => answers.shift() ?? Promise.resolve(done(ROWS)))
    await store.start()
    expect(store.state.kind).toBe('failed')
    await store.start()
    expect(save).toHaveBeenCalledOnce()
  })
})

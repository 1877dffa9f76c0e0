import {
  countLoadListResults,
  done,
  failureMessage,
  failureOf,
  type LoadEntry,
  type LoadEntryResult,
  type LoadListResult,
  type LoadListResultKind,
  loadEntryErrorText,
  loadListResults,
  type LoadListRow,
  LOADS_AT_ONCE,
  type LoadsByNumber,
  type OpenLoadList,
  openLoadList,
  readLoadLine,
  refusalMessage,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { type BulkAction, type BulkError, type BulkItem, BulkRun } from '../../parts/bulk/bulk-run.ts'
import type { ExportView } from '../../parts/export/export-store.ts'
import { type PickedFile, type PickedFileDeps, readPickedFile } from '../../parts/list-file/picked-file.ts'
import { Query } from '../../stores/query.ts'
import type { CarrierGates } from './carrier-gates.ts'

export interface UploadLoadsDeps extends PickedFileDeps {
  readonly loads: LoadsByNumber
  readonly gates: CarrierGates
  /** Lets the page draw between two slices of work. */
  readonly pause: () => Promise<void>
  readonly saveSample: () => void
  readonly report: (store: UploadLoadsStore) => ExportView<never>
}

/** How many loads are checked, and of how many. */
interface Progress {
  readonly done: number
  readonly of: number
}

type Answers = ReadonlyMap<string, LoadEntryResult>

/** Lines read at a time: a few milliseconds. */
const SLICE = 500

const byNumber = (results: readonly LoadEntryResult[]): [string, LoadEntryResult][] =>
  results.flatMap(result => (result.externalNumber === null ? [] : [[result.externalNumber, result]]))

/**
 * A list of loads: read from a file, checked line by line, then brought in, 500 at a time. Section 5, "List of loads".
 */
export class UploadLoadsStore implements ScreenStore {
  fileName: string | null = null
  notes: readonly string[] = []
  fileError: string | undefined = undefined
  opened: OpenLoadList | null = null
  rows: readonly LoadListRow[] | null = null
  checked: Answers = new Map()
  sent: Answers = new Map()
  progress: Progress | null = null
  filter: LoadListResultKind | null = null
  readonly checking: Query<true, readonly LoadEntry[]>
  readonly gates: CarrierGates
  readonly bulk = new BulkRun()
  readonly report: ExportView<never>
  readonly #deps: UploadLoadsDeps
  #turn = 0

  constructor(deps: UploadLoadsDeps) {
    this.#deps = deps
    this.checking = new Query(async (entries, signal) => {
      for (let at = 0; at < entries.length; at += LOADS_AT_ONCE) {
        this.#show({ done: at, of: entries.length })
        const answer = await deps.loads.check({ loads: entries.slice(at, at + LOADS_AT_ONCE) }, signal)
        if (!answer.ok) return answer
        signal.throwIfAborted()
        this.#keepChecked(answer.value)
      }
      return done(true)
    })
    this.gates = deps.gates
    this.report = deps.report(this)
    const refs = { opened: observableRef, rows: observableRef, checked: observableRef, sent: observableRef }
    const own = { checking: false, gates: false, bulk: false, report: false } as const
    makeAutoObservable(
      this,
      { ...refs, ...own, notes: observableRef, progress: observableRef },
      { autoBind: true },
    )
  }

  get results(): readonly LoadListResult[] {
    return loadListResults(this.rows ?? [], { checked: this.checked, sent: this.sent })
  }

  get counts(): Readonly<Record<LoadListResultKind, number>> {
    return countLoadListResults(this.results)
  }

  get shown(): readonly LoadListResult[] {
    const { filter, results } = this
    return filter === null ? results : results.filter(({ kind }) => kind === filter)
  }

  get refused(): readonly LoadListResult[] {
    return this.results.filter(({ kind }) => kind === 'refused')
  }

  /** The loads that would be new or changed. */
  get ready(): readonly LoadListResult[] {
    return this.results.filter(({ kind }) => kind === 'new' || kind === 'changes')
  }

  /** Reads a file and checks its loads. One that is no list of loads stays out, with the reason at its field. */
  async openFile(file: PickedFile): Promise<void> {
    this.fileError = undefined
    const read = await readPickedFile(file, this.#deps)
    if (!read.ok) return this.#refuse(file, read.refusal)
    const opened = openLoadList(read.value.text, read.value.file?.encoding === 'xlsx' ? '\t' : undefined)
    if (!opened.ok) return this.#refuse(file, opened.refusal)
    this.discard()
    const turn = this.#turn
    runInAction(() => {
      this.fileName = file.name
      this.notes = read.value.file?.notes ?? []
      this.opened = opened.value
    })
    const rows = await this.#read(opened.value, turn)
    if (rows === undefined) return
    runInAction(() => {
      this.rows = rows
      this.progress = null
    })
    await this.check()
  }

  /** Checks what was not checked yet. */
  async check(): Promise<void> {
    const waiting = this.results.flatMap(({ kind, row }) =>
      kind === 'unchecked' && row.entry !== null ? [row.entry] : [],
    )
    await this.checking.load(waiting)
    if (this.checking.state.kind === 'ready') void this.requestGate()
  }

  /** Asks about the carriers of the loads that are new or changed. */
  requestGate(): Promise<void> {
    return this.gates.request(this.ready.flatMap(({ row }) => row.entry ?? []))
  }

  /** Brings in every load that is new or changed. Does nothing while loads are being brought in. */
  async bringIn(): Promise<void> {
    const entries = new Map<number, LoadEntry>()
    for (const { row } of this.ready) if (row.entry !== null) entries.set(row.line, row.entry)
    const items = [...entries].map(([id, { externalNumber }]) => ({ id, name: `Load ${externalNumber}` }))
    await this.bulk.run(this.#action(entries), items)
  }

  show(filter: LoadListResultKind | null): void {
    this.filter = filter
  }

  saveSample(): void {
    this.#deps.saveSample()
  }

  /** Back to the choice of a file. */
  discard(): void {
    this.#turn += 1
    this.bulk.cancel()
    this.bulk.clear()
    this.checking.reset()
    this.gates.reset()
    Object.assign(this, { rows: null, opened: null, fileName: null, filter: null, progress: null })
    Object.assign(this, { checked: new Map(), sent: new Map(), notes: [] })
  }

  dispose(): void {
    this.#turn += 1
    this.checking.dispose()
    this.gates.dispose()
    this.bulk.dispose()
  }

  #action(entries: ReadonlyMap<number, LoadEntry>): BulkAction {
    const put = (items: readonly BulkItem[]) => this.#put(items, entries)
    return {
      label: 'Bring in',
      done: 'brought in',
      change: async item => (await put([item]))[0]?.message,
      inBatches: { size: LOADS_AT_ONCE, change: put },
    }
  }

  async #put(
    items: readonly BulkItem[],
    entries: ReadonlyMap<number, LoadEntry>,
  ): Promise<readonly BulkError[]> {
    const allWith = (message: string) => items.map(item => ({ item, message }))
    try {
      const answer = await this.#deps.loads.put({ loads: items.flatMap(({ id }) => entries.get(id) ?? []) })
      if (!answer.ok) return allWith(`${refusalMessage(answer.refusal).title}.`)
      const results = byNumber(answer.value)
      runInAction(() => {
        this.sent = new Map([...this.sent, ...results])
      })
      return answer.value.flatMap(({ errors }, at) => {
        const item = items[at]
        return item === undefined || errors.length === 0
          ? []
          : [{ item, message: errors.map(loadEntryErrorText).join(' ') }]
      })
    } catch (thrown) {
      return allWith(`${failureMessage(failureOf(thrown)).title}.`)
    }
  }

  /** The rows of a list, a slice at a time. Undefined: another list took its place. */
  async #read(list: OpenLoadList, turn: number): Promise<LoadListRow[] | undefined> {
    const rows: LoadListRow[] = []
    for (let at = 0; at < list.lines.length; at += SLICE) {
      this.#show({ done: at, of: list.lines.length })
      await this.#deps.pause()
      if (this.#turn !== turn) return undefined
      for (const line of list.lines.slice(at, at + SLICE)) rows.push(readLoadLine(list, line))
    }
    return rows
  }

  #show(progress: Progress): void {
    runInAction(() => {
      this.progress = progress
    })
  }

  #keepChecked(results: readonly LoadEntryResult[]): void {
    runInAction(() => {
      this.checked = new Map([...this.checked, ...byNumber(results)])
    })
  }

  #refuse({ name }: PickedFile, error: string): void {
    runInAction(() => {
      this.fileError = `${name}: ${error}`
    })
  }
}

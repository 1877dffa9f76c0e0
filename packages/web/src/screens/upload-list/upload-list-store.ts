import {
  type CachedValue,
  type CarrierId,
  type CarrierListResult,
  type CarrierListResultKind,
  type CarrierListRow,
  carrierListResults,
  countCarrierListResults,
  type CurrentUser,
  type MonitoredCarriers,
  mayMonitor,
  type OpenCarrierList,
  openCarrierList,
  type PlainNumbers,
  passedOverText,
  paths,
  readCarrierLine,
  type Subscriptions,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { BulkRun } from '../../parts/bulk/bulk-run.ts'
import type { ExportView } from '../../parts/export/export-store.ts'
import { AddedCarriers } from './added-carriers.ts'
import { ListLookup, type LookupProgress } from './list-lookup.ts'
import type { ListDraft } from '../../stores/list-drafts.ts'
import { monitorAction } from './monitor-action.ts'
import { type PickedFile, type PickedFileDeps, readPickedFile } from '../../parts/list-file/picked-file.ts'

export interface UploadListDeps extends PickedFileDeps {
  readonly user: () => CurrentUser | null | undefined
  readonly carriers: Pick<MonitoredCarriers, 'match' | 'upload'>
  readonly subscriptions: Subscriptions
  readonly drafts: CachedValue<ListDraft>
  /** Lets the page draw between two slices of work. */
  readonly pause: () => Promise<void>
  /** Calls back a little later: what a long run changes is shown a few times a second. */
  readonly soon: (call: () => void) => void
  readonly report: (store: UploadListStore) => ExportView<never>
}

/** Lines read at a time: a few milliseconds. */
const SLICE = 1_000
/** Lines that are no carriers and are named one by one, at most. */
const PASSED_OVER_MAX = 10
const PATH = paths.uploadList()

/** A list of carriers: pasted or read from a file, checked row by row, then monitored. Section 4, "Subscription". */
export class UploadListStore implements ScreenStore {
  typed = ''
  plain: PlainNumbers = 'DOT or MC'
  /** The file of the list that is shown. Null: it was pasted. */
  file: ListDraft['file'] = null
  fileError: string | undefined = undefined
  textError: string | undefined = undefined
  /** How far the lines are read. Null: they are not being read. */
  reading: LookupProgress | null = null
  opened: OpenCarrierList | null = null
  rows: readonly CarrierListRow[] | null = null
  chosen: ReadonlyMap<number, CarrierId> = new Map()
  readonly added: AddedCarriers
  filter: CarrierListResultKind | null = null
  readonly lookup: ListLookup
  readonly bulk = new BulkRun()
  readonly report: ExportView<never>
  readonly #deps: UploadListDeps
  #text = ''
  #turn = 0

  constructor(deps: UploadListDeps) {
    this.#deps = deps
    this.lookup = new ListLookup(deps.carriers)
    this.added = new AddedCarriers(deps.soon)
    this.report = deps.report(this)
    makeAutoObservable(
      this,
      {
        ...{ file: observableRef, opened: observableRef, rows: observableRef, reading: observableRef },
        ...{ chosen: observableRef, added: false, lookup: false, bulk: false, report: false },
      },
      { autoBind: true },
    )
  }

  get mayUpload(): boolean {
    const user = this.#deps.user()
    return user != null && mayMonitor(user)
  }

  get results(): readonly CarrierListResult[] {
    const { lookup, chosen, added } = this
    return carrierListResults(this.rows ?? [], { found: lookup.found, chosen, added: added.ids })
  }

  get counts(): Readonly<Record<CarrierListResultKind, number>> {
    return countCarrierListResults(this.results)
  }

  get shown(): readonly CarrierListResult[] {
    const { filter, results } = this
    return filter === null ? results : results.filter(({ kind }) => kind === filter)
  }

  /** Which sheets were read, and what is said of the first lines that are no carriers. */
  get passedOver(): readonly string[] {
    const lines = (this.opened?.passedOver ?? []).slice(0, PASSED_OVER_MAX)
    return [...(this.file?.notes ?? []), ...lines.map(passedOverText)]
  }

  /** Whether any row may have digits alone, which are of one register or another. */
  get hasPlainNumbers(): boolean {
    return (
      this.opened?.layout.types.every(type => type === null) === true &&
      this.opened.layout.numbersAt.length > 0
    )
  }

  /** Continues with what was there when the screen was left. */
  open(): void {
    const draft = this.#deps.drafts.restore(PATH)
    if (draft === undefined) return
    this.plain = draft.plain
    if (draft.file === null) this.typed = draft.text
    if (draft.isChecked) void this.#check(draft.text, draft.file)
  }

  type(text: string): void {
    this.typed = text
    this.textError = undefined
    this.#keep({ text, file: null, isChecked: false })
  }

  async checkTyped(): Promise<void> {
    await this.#check(this.typed, null)
  }

  /** Checks a file. One that is no list stays out, with the reason at its field. */
  async openFile(file: PickedFile): Promise<void> {
    this.fileError = undefined
    const read = await readPickedFile(file, this.#deps)
    if (read.ok) await this.#check(read.value.text, read.value.file)
    else this.#refuseFile(`${file.name}: ${read.refusal}`)
  }

  async readPlainAs(plain: PlainNumbers): Promise<void> {
    this.plain = plain
    await this.#check(this.#text, this.file)
  }

  show(filter: CarrierListResultKind | null): void {
    this.filter = filter
  }

  choose(at: number, id: CarrierId): void {
    this.chosen = new Map([...this.chosen, [at, id]])
  }

  /** Looks up what was left out by a cancel or an error. */
  async lookUp(): Promise<void> {
    await this.lookup.run(this.rows ?? [])
  }

  /** Monitors every carrier that is ready. */
  async monitor(): Promise<void> {
    const ready = this.results.flatMap(({ kind, carrier }) =>
      kind === 'ready' && carrier !== null ? [carrier] : [],
    )
    const action = monitorAction(this.#deps, ready, this.added.mark)
    await this.bulk.run(
      action,
      ready.map(({ id, legalName }) => ({ id, name: legalName })),
    )
  }

  /** Back to the field and the file, with what was typed. */
  discard(): void {
    this.#turn += 1
    this.bulk.cancel()
    this.bulk.clear()
    this.lookup.reset()
    Object.assign(this, { rows: null, opened: null, reading: null, file: null, filter: null })
    this.#keep({ text: this.typed, file: null, isChecked: false })
  }

  dispose(): void {
    this.#turn += 1
    this.lookup.dispose()
    this.bulk.dispose()
  }

  async #check(text: string, file: ListDraft['file']): Promise<void> {
    const opened = openCarrierList(text, file?.encoding === 'xlsx' ? '\t' : undefined)
    if (!opened.ok) {
      const { message } = opened.refusal
      if (file === null) this.textError = message
      else this.#refuseFile(`${file.name}: ${message}`)
      return
    }
    this.#turn += 1
    const turn = this.#turn
    this.#text = text
    this.bulk.clear()
    this.lookup.reset()
    this.added.reset()
    runInAction(() => {
      this.file = file
      this.fileError = undefined
      this.textError = undefined
      this.opened = opened.value
      this.rows = null
      this.filter = null
      this.chosen = new Map()
    })
    this.#keep({ text, file, isChecked: true })
    const rows = await this.#read(opened.value, turn)
    if (rows === undefined) return
    runInAction(() => {
      this.rows = rows
      this.reading = null
    })
    await this.lookup.run(rows)
  }

  /** The rows of a list, a slice at a time. Undefined: another list took its place. */
  async #read({ layout, lines }: OpenCarrierList, turn: number): Promise<CarrierListRow[] | undefined> {
    const rows: CarrierListRow[] = []
    for (let at = 0; at < lines.length; at += SLICE) {
      runInAction(() => {
        this.reading = { done: at, of: lines.length }
      })
      await this.#deps.pause()
      if (this.#turn !== turn) return undefined
      for (const line of lines.slice(at, at + SLICE)) rows.push(...readCarrierLine(layout, line, this.plain))
    }
    return rows
  }

  #refuseFile(error: string): void {
    runInAction(() => {
      this.fileError = error
    })
  }

  #keep(draft: Omit<ListDraft, 'plain'>): void {
    if (draft.text === '') this.#deps.drafts.clear()
    else this.#deps.drafts.store(PATH, { ...draft, plain: this.plain })
  }
}

import {
  type Clock,
  type DispatchStop,
  type DockFinding,
  type DockNumber,
  done,
  type Load,
  type LoadId,
  type Loads,
  type Notes,
  type Outcome,
  type Page,
  type PickupCheck,
  pickupCheck,
  pickupCheckNote,
  pickupStop,
  readDockText,
  type Refusal,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { LiveRefresh, type LiveRefreshDeps } from '../../stores/live-refresh.ts'
import { Query } from '../../stores/query.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'
import type { LoadGateStore } from '../../parts/gate/load-gate-store.ts'
import { lookUp, type LookUpDeps } from './look-up.ts'

export interface PickupCheckDeps extends LookUpDeps {
  readonly loads: Pick<Loads, 'find' | 'list'>
  readonly notes: Pick<Notes, 'create'>
  readonly gate: LoadGateStore
  readonly clock: Pick<Clock, 'today'>
  /** What keeps the carrier's connection up to date. Missing: it is as it was when it was loaded. */
  readonly live?: Omit<LiveRefreshDeps, 'refresh'>
}

/** What was looked up, for the text that was entered. */
interface Checked {
  readonly text: string
  readonly load: Load
  readonly numbers: readonly DockNumber[]
  readonly findings: readonly DockFinding[]
}

interface CheckParams {
  readonly text: string
  readonly loadId: LoadId
}

/** The loads that a part of a number finds, at most. */
const FOUND_MAX = 5

/** Whether the truck at the dock is the one that a load was given to. Nothing is checked by itself: one press checks. */
export class PickupCheckStore implements ScreenStore {
  readonly load: Query<Load, LoadId>
  readonly found: Query<Page<Load>, string>
  readonly checking: Query<Checked, CheckParams>
  readonly gate: LoadGateStore
  readonly note = new Submission(submissionMessages('Not saved'))
  /** What was typed or pasted from the truck. */
  text = ''
  number = ''
  error: string | undefined = undefined
  numberError: string | undefined = undefined
  /** Whether a check waits for its load. */
  isWaiting = false
  /** The check whose result was written to the notes. */
  written: Checked | undefined = undefined
  readonly #deps: PickupCheckDeps
  readonly #live: LiveRefresh | undefined

  constructor(deps: PickupCheckDeps) {
    this.#deps = deps
    this.gate = deps.gate
    this.load = new Query((id, signal) => deps.loads.find({ id }, signal), {
      onChange: state => {
        if (state.kind === 'ready') this.gate.open(state.value.id)
      },
    })
    this.found = new Query((search, signal) => deps.loads.list({ tab: 'search-result', search }, signal))
    this.checking = new Query((params, signal) => this.#check(params, signal))
    this.#live = deps.live && new LiveRefresh({ ...deps.live, refresh: () => this.refresh() })
    makeAutoObservable(
      this,
      { load: false, found: false, checking: false, note: false, gate: false, written: observableRef },
      { autoBind: true },
    )
  }

  /** The numbers that are read in the text. */
  get numbers(): readonly DockNumber[] {
    return readDockText(this.text)
  }

  /** The newest check, if it is of the load and the text on the page. */
  get checked(): Checked | undefined {
    const { state } = this.checking
    return state.kind === 'ready' &&
      state.value.text === this.text &&
      state.value.load.id === this.load.value?.id
      ? state.value
      : undefined
  }

  /** Its result. Undefined: nothing on the page is checked. */
  get result(): PickupCheck | undefined {
    const { checked } = this
    return checked && pickupCheck({ ...checked, today: this.#deps.clock.today() })
  }

  /** Why no truck is to be loaded, before one is checked. Null: nothing stops the carrier, or the result says it. */
  get stop(): DispatchStop | null {
    const load = this.load.value
    return load === undefined || this.result !== undefined ? null : pickupStop(load, this.#deps.clock.today())
  }

  get isChecking(): boolean {
    return this.isWaiting || this.checking.isPending
  }

  get isWritten(): boolean {
    return this.written !== undefined && this.written === this.checked
  }

  /** The loads to choose from, after a search by number. */
  get choices(): readonly Load[] {
    return this.found.value?.items.slice(0, FOUND_MAX) ?? []
  }

  open(loadId: LoadId | undefined): void {
    if (loadId !== undefined && loadId !== this.load.value?.id) void this.load.load(loadId)
    this.#live?.start()
  }

  /** Requests the load again; a result on the page is then of the load as it is now. */
  async refresh(): Promise<void> {
    const before = this.load.value
    if (before === undefined || this.load.isPending) return
    const answer = await this.load.load(before.id)
    if (answer?.kind !== 'ready') return
    this.checking.update(checked =>
      checked.load.id === answer.value.id ? { ...checked, load: answer.value } : checked,
    )
  }

  type(text: string): void {
    this.text = text
    this.error = undefined
  }

  typeNumber(number: string): void {
    this.number = number
    this.numberError = undefined
  }

  /** Finds the load by its number; the only one, or the one with exactly this number, is taken. */
  async find(): Promise<void> {
    const search = this.number.trim()
    if (search === '') {
      this.numberError = 'Enter a load number.'
      return
    }
    const answer = await this.found.load(search)
    if (answer?.kind !== 'ready') return
    const { items } = answer.value
    const exact = items.filter(({ externalNumber }) => externalNumber?.toLowerCase() === search.toLowerCase())
    const [one] = items.length === 1 ? items : exact
    runInAction(() => {
      if (items.length === 0) this.numberError = `No load number contains “${search}”.`
    })
    if (one !== undefined && (items.length === 1 || exact.length === 1)) this.choose(one)
  }

  choose(load: Load): void {
    this.load.set(load)
    this.found.reset()
    this.number = ''
  }

  chooseAnother(): void {
    this.load.reset()
    this.checking.reset()
  }

  /** Checks what was entered against the load as it is now. A load that is still loading is waited for. */
  async check(): Promise<void> {
    this.error = this.numbers.length === 0 ? 'Enter a plate, VIN, USDOT, or MC number.' : undefined
    if (this.error !== undefined) return
    this.isWaiting = true
    await this.load.settled()
    runInAction(() => {
      this.isWaiting = false
      this.numberError = this.load.value === undefined ? 'Choose a load first.' : undefined
    })
    const load = this.load.value
    if (load === undefined) return
    this.note.reset()
    await this.checking.load({ text: this.text, loadId: load.id })
  }

  /** Writes the result to the notes of the load. */
  async write(): Promise<void> {
    const { checked, result } = this
    if (checked === undefined || result === undefined || this.isWritten) return
    const text = pickupCheckNote(result, checked.numbers)
    await this.note.send(
      () => this.#deps.notes.create({ subject: { kind: 'load', loadId: checked.load.id }, text }),
      {
        onDone: () =>
          runInAction(() => {
            this.written = checked
          }),
      },
    )
  }

  settled(): Promise<unknown> {
    return this.load.settled()
  }

  dispose(): void {
    this.#live?.stop()
    for (const each of [this.load, this.found, this.checking, this.note, this.gate]) each.dispose()
  }

  /** Looks everything up at once. If all of it failed, the check failed; a part that failed is not known. */
  async #check({ text, loadId }: CheckParams, signal: AbortSignal): Promise<Outcome<Checked, Refusal>> {
    const numbers = readDockText(text)
    const [load, ...findings] = await Promise.all([
      this.#deps.loads.find({ id: loadId }, signal),
      ...numbers.map(number => lookUp(number, this.#deps, signal)),
    ])
    if (!load.ok) return load
    return done({ text, load: load.value, numbers, findings })
  }
}

import {
  type Area,
  type Areas,
  type CalendarDate,
  formPlaceText,
  formStops,
  type Gate,
  gateOfForm,
  type GatePass,
  type GateQuestion,
  type Load,
  LOAD_FORM_PATHS,
  type LoadEntryResult,
  type LoadFormField,
  type LoadFormValues,
  loadFormValues,
  type LoadId,
  type Loads,
  type LoadsByNumber,
  readLoadForm,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import type { DraftStorage } from '../../stores/draft-storage.ts'
import { Query } from '../../stores/query.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'
import type { StoredFields } from '../../stores/stored-fields.ts'

export interface LoadFormDeps {
  /** Null: a new load. */
  readonly loadId: LoadId | null
  readonly loads: Pick<Loads, 'find'>
  readonly byNumber: Pick<LoadsByNumber, 'putOne'>
  readonly areas: Pick<Areas, 'autocomplete'>
  readonly storage: DraftStorage<LoadFormValues>
  readonly gate: Pick<Gate, 'ofCarrier'>
  readonly today: () => CalendarDate
  readonly saved: (result: LoadEntryResult) => void
}

const FIELDS = new Set<string>(['load number', ...LOAD_FORM_PATHS.values(), 'pickup starts', 'pickup ends'])

/** What was typed, of what the browser kept. */
export const storedLoadForm = (stored: StoredFields): LoadFormValues =>
  Object.fromEntries(
    Object.entries(stored).filter(
      ([name, value]) => (FIELDS.has(name) || name.startsWith('delivery ')) && typeof value === 'string',
    ),
  )

/** The suggestions of one place. */
class PlaceSearch {
  readonly found: Query<readonly Area[], string>

  constructor(areas: LoadFormDeps['areas']) {
    this.found = new Query((term, signal) => areas.autocomplete({ term }, signal))
  }

  /** What was found, as it is written in the form, each once. */
  get texts(): readonly string[] {
    return [...new Set((this.found.value ?? []).flatMap(area => formPlaceText(area) ?? []))]
  }

  type(text: string): void {
    if (text.trim() === '') this.found.reset()
    else void this.found.load(text.trim())
  }
}

/**
 * The form of one load, new or changed. What was typed stays until it is saved or canceled, also after leaving the page.
 *
 * Source: section 5, "Form of a load".
 */
export class LoadFormStore implements ScreenStore {
  values: LoadFormValues
  /** What the form said when it was opened to change a load. Null: it is new, or not known yet. */
  before: LoadFormValues | null = null
  readonly load: Query<Load, LoadId>
  readonly places: Readonly<Record<'pickup' | 'delivery', PlaceSearch>>
  /** What the gate says of the carrier that is typed. */
  readonly gate: Query<GatePass, GateQuestion>
  readonly submission = new Submission(submissionMessages('Not saved'), [...LOAD_FORM_PATHS.keys()])
  readonly #deps: LoadFormDeps
  /** The question that the gate was sent last. Empty: none. */
  #requested = ''

  constructor(deps: LoadFormDeps) {
    this.#deps = deps
    this.values = deps.storage.read() ?? {}
    this.load = new Query((id, signal) => deps.loads.find({ id }, signal))
    this.places = { pickup: new PlaceSearch(deps.areas), delivery: new PlaceSearch(deps.areas) }
    this.gate = new Query((question, signal) => deps.gate.ofCarrier(question, signal))
    makeAutoObservable(
      this,
      {
        ...{ values: observableRef, before: observableRef },
        ...{ load: false, places: false, submission: false, gate: false },
      },
      { autoBind: true },
    )
    if (deps.loadId === null) this.requestGate()
    else void this.open()
  }

  get loadId(): LoadId | null {
    return this.#deps.loadId
  }

  /** Whether the form can be filled in: a load that is changed is known first, and has a number of its own. */
  get isReady(): boolean {
    return this.loadId === null || this.before !== null
  }

  /** Whether the form shows the stops. */
  get showsStops(): boolean {
    const load = this.load.value
    return load === undefined || formStops(load) !== undefined
  }

  /** Requests the load that is changed. */
  async open(): Promise<void> {
    if (this.loadId === null) return
    await this.load.load(this.loadId)
    const load = this.load.value
    if (load === undefined || load.externalNumber === null) return
    const before = loadFormValues(load)
    runInAction(() => {
      this.before = before
      this.values = { ...before, ...this.#deps.storage.read(), 'load number': load.externalNumber ?? '' }
    })
    this.requestGate()
  }

  change(field: LoadFormField, value: string): void {
    this.values = { ...this.values, [field]: value }
    this.#deps.storage.keep(this.values)
    for (const [path, of] of LOAD_FORM_PATHS) if (of === field) this.submission.clearError(path)
  }

  /** Asks about the carrier that is typed, once for each question. Without one, nothing is said. */
  requestGate(): void {
    const question = gateOfForm(this.values, this.#deps.today())
    const requested = question === undefined ? '' : JSON.stringify(question)
    if (requested === this.#requested) return
    this.#requested = requested
    this.gate.reset()
    if (question !== undefined) void this.gate.load(question)
  }

  textOf(field: LoadFormField): string {
    return this.values[field] ?? ''
  }

  errorOf(field: LoadFormField): string | undefined {
    const errors = [...LOAD_FORM_PATHS]
      .filter(([, of]) => of === field)
      .flatMap(([path]) => this.submission.fieldError(path) ?? [])
    return errors.length === 0 ? undefined : errors.join(' ')
  }

  /** Cancel: drops what was typed. */
  clear(): void {
    this.values = this.before ?? {}
    this.requestGate()
    this.#deps.storage.keep(null)
    this.submission.reset()
  }

  /** Resolves to whether it was saved. */
  async save(): Promise<boolean> {
    const { entry, errors } = readLoadForm(this.values, this.before)
    if (entry === null) {
      this.submission.rejectLocally(errors)
      return false
    }
    const answer = await this.submission.send(() => this.#deps.byNumber.putOne({ load: entry }))
    if (answer === undefined) return false
    this.clear()
    this.#deps.saved(answer.value)
    return true
  }

  dispose(): void {
    this.submission.dispose()
    this.load.dispose()
    this.gate.dispose()
    this.places.pickup.found.dispose()
    this.places.delivery.found.dispose()
  }
}

import {
  ALERT_CATEGORIES,
  type AlertCategory,
  type Area,
  type AreaId,
  type Areas,
  alertSideText,
  type Brand,
  type CalendarDate,
  type CarrierId,
  type CommodityType,
  type CommodityTypeId,
  type CommodityTypes,
  type IdentityAlert,
  type IdentityAlerts,
  newAlertFate,
  type Problem,
  parseId,
  readNewAlert,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import { type DraftStorage, storedText } from '../../stores/draft-storage.ts'
import { isObject, type StoredFields } from '../../stores/stored-fields.ts'
import { Query } from '../../stores/query.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'
import { allPages } from '../export/all-pages.ts'
import { type NamedCarrier, storedCarrier } from '../fraud-report/fraud-report-store.ts'

/** The place where a load started. */
export interface NamedArea {
  readonly id: AreaId
  readonly name: string
}

/** The values of the form. */
export interface AlertFields {
  readonly category: AlertCategory | null
  readonly message: string
  /** As typed. Null: not chosen. */
  readonly filedOn: string | null
  /** Null: not chosen, or fixed by the page. */
  readonly carrier: NamedCarrier | null
  readonly email: string
  readonly phone: string
  readonly originPostalCode: string
  readonly area: NamedArea | null
  readonly commodityTypeId: CommodityTypeId | null
}

const areaIn = (it: unknown): NamedArea | null => {
  if (!isObject(it)) return null
  const id = parseId<'area'>(typeof it['id'] === 'number' ? it['id'] : '')
  return id === undefined ? null : { id, name: storedText(it, 'name') }
}

/** The values of a stored draft. Invalid parts are empty. */
export const storedAlert = (stored: StoredFields): AlertFields => ({
  category: ALERT_CATEGORIES.find(each => each === stored['category']) ?? null,
  message: storedText(stored, 'message'),
  filedOn: storedText(stored, 'filedOn') || null,
  carrier: storedCarrier(stored['carrier']),
  email: storedText(stored, 'email'),
  phone: storedText(stored, 'phone'),
  originPostalCode: storedText(stored, 'originPostalCode'),
  area: areaIn(stored['area']),
  commodityTypeId:
    parseId<'commodity-type'>(
      typeof stored['commodityTypeId'] === 'number' ? stored['commodityTypeId'] : '',
    ) ?? null,
})

export interface NewAlertDeps {
  /** The carrier that every alert of this form is about. Null: the form asks for it. */
  readonly carrierId: CarrierId | null
  readonly alerts: Pick<IdentityAlerts, 'create'>
  readonly commodityTypes: CommodityTypes
  readonly areas: Pick<Areas, 'autocomplete'>
  readonly site: () => Brand
  readonly today: () => CalendarDate
  readonly storage: DraftStorage<AlertFields>
  readonly sent: (alert: IdentityAlert) => void
}

const FIELDS = [
  'category',
  'message',
  'filedOn',
  'carrierId',
  'email',
  'phone',
  'originPostalCode',
  'originAreaId',
  'commodityTypeId',
] as const
const NOTHING: AlertFields = {
  category: null,
  message: '',
  filedOn: null,
  carrier: null,
  email: '',
  phone: '',
  originPostalCode: '',
  area: null,
  commodityTypeId: null,
}

/** A new alert of any category. What was typed stays until it is sent or canceled, also after leaving the page. */
export class NewAlertStore implements ScreenStore {
  fields: AlertFields
  problems: readonly Problem[] = []
  /** What was typed to find the area. */
  areaText = ''
  readonly submission = new Submission(submissionMessages('Not sent'), FIELDS)
  readonly commodities: Query<readonly CommodityType[]>
  readonly foundAreas: Query<readonly Area[], string>
  readonly #deps: NewAlertDeps

  constructor(deps: NewAlertDeps) {
    this.#deps = deps
    this.fields = deps.storage.read() ?? NOTHING
    this.commodities = new Query((_, signal) =>
      allPages(
        page => deps.commodityTypes.list({ page }, signal),
        () => undefined,
      ),
    )
    this.foundAreas = new Query((term, signal) => deps.areas.autocomplete({ term }, signal))
    makeAutoObservable(
      this,
      {
        fields: observableRef,
        problems: observableRef,
        submission: false,
        commodities: false,
        foundAreas: false,
      },
      { autoBind: true },
    )
  }

  get today(): CalendarDate {
    return this.#deps.today()
  }

  /** Whether an alert names the contact that was used and the load: not on the watchdog brand. */
  get mentionsContact(): boolean {
    return this.#deps.site() === 'main'
  }

  get choosesCarrier(): boolean {
    return this.#deps.carrierId === null
  }

  /** What happens to the alert. */
  get fate(): string {
    return newAlertFate({ site: this.#deps.site() })
  }

  /** Whom the chosen category accuses. */
  get sideText(): string | undefined {
    const { category } = this.fields
    return category === null ? undefined : alertSideText(category)
  }

  get isEmpty(): boolean {
    return Object.values(this.fields).every(each => each === null || each === '')
  }

  problemOf(field: (typeof FIELDS)[number]): string | undefined {
    const found = this.problems.find(each => each.field === field)?.message
    if (found !== undefined) return found
    const { refusal } = this.submission
    return field === 'carrierId' && this.choosesCarrier && refusal?.kind === 'not-found'
      ? 'This carrier is no longer on record. Choose another.'
      : this.submission.fieldError(field)
  }

  /** Requests what the form offers. */
  begin(): void {
    if (this.mentionsContact && this.commodities.state.kind === 'idle') void this.commodities.load()
  }

  change(change: Partial<AlertFields>): void {
    this.#set({ ...this.fields, ...change })
    this.#deps.storage.keep(this.isEmpty ? null : this.fields)
  }

  findArea(text: string): void {
    if (text === this.areaText) return
    this.areaText = text
    if (text.trim() === '') this.foundAreas.reset()
    else void this.foundAreas.load(text.trim())
  }

  /** Cancel: clears the form. */
  clear(): void {
    this.areaText = ''
    this.#set(NOTHING)
    this.#deps.storage.keep(null)
  }

  /** Resolves to whether it was sent. */
  async send(): Promise<boolean> {
    if (this.submission.isPending) return false
    const { alerts, site, sent } = this.#deps
    const { carrier, area, ...fields } = this.fields
    const carrierId = this.#deps.carrierId ?? carrier?.id ?? null
    const draft = { ...fields, carrierId, originAreaId: area?.id ?? null, site: site() }
    const read = readNewAlert(draft, this.today)
    if (!read.ok) {
      this.problems = read.refusal
      this.submission.rejectLocally()
      return false
    }
    const answer = await this.submission.send(() => alerts.create(read.value))
    if (answer === undefined) return false
    this.clear()
    sent(answer.value)
    return true
  }

  dispose(): void {
    this.submission.dispose()
    this.commodities.dispose()
    this.foundAreas.dispose()
  }

  #set(fields: AlertFields): void {
    this.fields = fields
    this.problems = []
    this.submission.reset()
  }
}

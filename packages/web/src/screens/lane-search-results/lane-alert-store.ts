import {
  ALERT_CATEGORIES,
  type AlertCategory,
  type AreaId,
  type CalendarDate,
  type CommodityType,
  type CommodityTypeId,
  type CommodityTypes,
  done,
  type IdentityAlert,
  type IdentityAlerts,
  type LanePlace,
  type Outcome,
  type Problem,
  parseId,
  type Refusal,
  readLaneAlert,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { type NamedCarrier, storedCarrier } from '../../parts/fraud-report/fraud-report-store.ts'
import { type DraftStorage, storedText } from '../../stores/draft-storage.ts'
import type { StoredFields } from '../../stores/stored-fields.ts'
import { Query } from '../../stores/query.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

export interface LaneAlertDeps {
  readonly alerts: Pick<IdentityAlerts, 'create'>
  readonly commodityTypes: CommodityTypes
  readonly today: () => CalendarDate
  readonly storage: DraftStorage<LaneAlertTyped>
  readonly sent: (alert: IdentityAlert) => void
}

/** The fields of the form, as refusals name them. */
const FIELDS = [
  'carrierId',
  'category',
  'message',
  'filedOn',
  'email',
  'phone',
  'originPostalCode',
  'commodityTypeId',
] as const
export type LaneAlertField = (typeof FIELDS)[number]

/** The values of the form. */
export interface LaneAlertTyped {
  readonly carrier: NamedCarrier | null
  readonly category: AlertCategory | null
  readonly message: string
  readonly filedOn: string | null
  readonly email: string
  readonly phone: string
  readonly originPostalCode: string
  readonly commodityTypeId: CommodityTypeId | null
  /** The origin of a lane that the user replaced by another place. Null: the load started at the lane's origin. */
  readonly replacedOriginId: AreaId | null
}

const NOTHING: LaneAlertTyped = {
  carrier: null,
  category: null,
  message: '',
  filedOn: null,
  email: '',
  phone: '',
  originPostalCode: '',
  commodityTypeId: null,
  replacedOriginId: null,
}

const idIn = (it: unknown): number | string => (typeof it === 'number' ? it : '')

/** The values of a stored draft. Invalid parts are empty. */
export const storedLaneAlert = (stored: StoredFields): LaneAlertTyped => ({
  carrier: storedCarrier(stored['carrier']),
  category: ALERT_CATEGORIES.find(each => each === stored['category']) ?? null,
  message: storedText(stored, 'message'),
  filedOn: storedText(stored, 'filedOn') || null,
  email: storedText(stored, 'email'),
  phone: storedText(stored, 'phone'),
  originPostalCode: storedText(stored, 'originPostalCode'),
  commodityTypeId: parseId<'commodity-type'>(idIn(stored['commodityTypeId'])) ?? null,
  replacedOriginId: parseId<'area'>(idIn(stored['replacedOriginId'])) ?? null,
})

/**
 * An alert to other brokers about freight on a lane. What was typed stays until it is sent or canceled, also after leaving
 * the page and on another lane.
 */
export class LaneAlertStore {
  typed: LaneAlertTyped
  origin: LanePlace | null = null
  problems: readonly Problem[] = []
  readonly commodities: Query<readonly CommodityType[]>
  readonly submission = new Submission(submissionMessages('Not sent'), FIELDS)
  readonly #deps: LaneAlertDeps

  constructor(deps: LaneAlertDeps) {
    this.#deps = deps
    this.typed = deps.storage.read() ?? NOTHING
    this.commodities = new Query((_, signal) => this.#everyCommodity(signal))
    makeAutoObservable(
      this,
      {
        typed: observableRef,
        origin: observableRef,
        problems: observableRef,
        commodities: false,
        submission: false,
      },
      { autoBind: true },
    )
  }

  /** Opens the form for a lane with this origin. */
  begin(origin: LanePlace | null): void {
    this.origin = origin
    if (this.commodities.state.kind !== 'ready') void this.commodities.load()
  }

  /** The lane's origin, unless the user names another place in its stead. */
  get usedOrigin(): LanePlace | null {
    const { origin, typed } = this
    return origin?.areaId == null || origin.areaId === typed.replacedOriginId ? null : origin
  }

  /** Names another place than the lane's origin. */
  replaceOrigin(): void {
    this.change({ replacedOriginId: this.origin?.areaId ?? null })
  }

  /** Names the lane's origin again. */
  restoreOrigin(): void {
    this.change({ replacedOriginId: null, originPostalCode: '' })
  }

  problemOf(field: LaneAlertField): string | undefined {
    return this.problems.find(each => each.field === field)?.message ?? this.submission.fieldError(field)
  }

  change(some: Partial<LaneAlertTyped>): void {
    this.typed = { ...this.typed, ...some }
    this.problems = []
    this.submission.reset()
    const isEmpty = Object.values(this.typed).every(each => each === null || each === '')
    this.#deps.storage.keep(isEmpty ? null : this.typed)
  }

  /** Cancel: clears the form. */
  clear(): void {
    this.change(NOTHING)
  }

  /** Resolves to whether it was sent. */
  async send(): Promise<boolean> {
    if (this.submission.isPending) return false
    const { carrier, replacedOriginId: _, ...typed } = this.typed
    const originAreaId = this.usedOrigin?.areaId ?? null
    const read = readLaneAlert(
      {
        ...typed,
        carrierId: carrier?.id ?? null,
        originAreaId,
        originPostalCode: originAreaId === null ? typed.originPostalCode : '',
        site: 'main',
      },
      this.#deps.today(),
    )
    if (!read.ok) {
      this.problems = read.refusal
      this.submission.rejectLocally()
      return false
    }
    const answer = await this.submission.send(() => this.#deps.alerts.create(read.value))
    if (answer === undefined) return false
    this.clear()
    this.#deps.sent(answer.value)
    return true
  }

  dispose(): void {
    this.commodities.dispose()
  }

  async #everyCommodity(signal: AbortSignal): Promise<Outcome<readonly CommodityType[], Refusal>> {
    const found: (readonly CommodityType[])[] = []
    for (let page = 1; ; page += 1) {
      const answer = await this.#deps.commodityTypes.list({ page }, signal)
      if (!answer.ok) return answer
      found.push(answer.value.items)
      if (page >= answer.value.pages) return done(found.flat())
    }
  }
}

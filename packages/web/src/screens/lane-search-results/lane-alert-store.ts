import {
  type AlertCategory,
  type CalendarDate,
  type CarrierId,
  type CommodityType,
  type CommodityTypeId,
  type CommodityTypes,
  done,
  type IdentityAlert,
  type IdentityAlerts,
  type LanePlace,
  type Outcome,
  type Problem,
  type Refusal,
  readLaneAlert,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Query } from '../../stores/query.ts'
import { Submission } from '../../stores/submission.ts'
import { submissionMessages } from '../../stores/submission-messages.ts'

export interface LaneAlertDeps {
  readonly alerts: Pick<IdentityAlerts, 'create'>
  readonly commodityTypes: CommodityTypes
  readonly today: () => CalendarDate
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
  readonly carrierId: CarrierId | null
  readonly category: AlertCategory | null
  readonly message: string
  readonly filedOn: CalendarDate | null
  readonly email: string
  readonly phone: string
  readonly originPostalCode: string
  readonly commodityTypeId: CommodityTypeId | null
  /** The origin of the lane is used as the load's origin, unless the user removed it. */
  readonly isFromOrigin: boolean
}

const NOTHING: LaneAlertTyped = {
  carrierId: null,
  category: null,
  message: '',
  filedOn: null,
  email: '',
  phone: '',
  originPostalCode: '',
  commodityTypeId: null,
  isFromOrigin: true,
}

/** An alert to other brokers about freight on a lane. What was typed stays until it is sent or canceled. */
export class LaneAlertStore {
  typed: LaneAlertTyped = NOTHING
  origin: LanePlace | null = null
  problems: readonly Problem[] = []
  readonly commodities: Query<readonly CommodityType[]>
  readonly submission = new Submission(submissionMessages('Not sent'), FIELDS)
  readonly #deps: LaneAlertDeps

  constructor(deps: LaneAlertDeps) {
    this.#deps = deps
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

  /** Opens the form for a lane with this origin. Another origin than before is used again. */
  begin(origin: LanePlace | null): void {
    if (origin?.areaId !== this.origin?.areaId) this.typed = { ...this.typed, isFromOrigin: true }
    this.origin = origin
    if (this.commodities.state.kind !== 'ready') void this.commodities.load()
  }

  /** The load's origin, unless the user names another place. */
  get usedOrigin(): LanePlace | null {
    return this.typed.isFromOrigin && this.origin?.areaId != null ? this.origin : null
  }

  problemOf(field: LaneAlertField): string | undefined {
    return this.problems.find(each => each.field === field)?.message ?? this.submission.fieldError(field)
  }

  change(some: Partial<LaneAlertTyped>): void {
    this.typed = { ...this.typed, ...some }
    this.problems = []
    this.submission.reset()
  }

  /** Cancel: clears the form. */
  clear(): void {
    this.change(NOTHING)
  }

  /** Resolves to whether it was sent. */
  async send(): Promise<boolean> {
    if (this.submission.isPending) return false
    const { isFromOrigin: _, ...typed } = this.typed
    const originAreaId = this.usedOrigin?.areaId ?? null
    const read = readLaneAlert({ ...typed, originAreaId, site: 'main' }, this.#deps.today())
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

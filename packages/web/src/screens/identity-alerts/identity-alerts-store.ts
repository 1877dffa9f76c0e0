import {
  type Brand,
  brandOfUser,
  type CompanyUser,
  type CurrentUser,
  type CalendarDate,
  done,
  type IdentityAlert,
  type IdentityAlerts,
  type IdentityAlertsAddress,
  identityAlertsFilter,
  identityAlertsPath,
  isCategoryRefused,
  type Outcome,
  RECENT_ALERTS,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import type { ListSight } from '../../parts/tabbed-list/tabbed-list-deps.ts'
import { TabbedListStore } from '../../parts/tabbed-list/tabbed-list-store.ts'
import { Query } from '../../stores/query.ts'

export interface IdentityAlertsDeps {
  readonly alerts: Pick<IdentityAlerts, 'list'>
  readonly live?: ListSight
  readonly user: () => CurrentUser | null
  readonly today: () => CalendarDate
  /** The users of the company, whose alerts the list can be narrowed to. */
  readonly people: (signal: AbortSignal) => Promise<Outcome<readonly CompanyUser[], Refusal>>
  readonly whenIdle: (call: () => void) => void
}

/** What brokers warned each other of, in tabs. Its tabs are not counted: section 7 has no call for it. */
export class IdentityAlertsStore implements ScreenStore {
  readonly list: TabbedListStore<IdentityAlert, IdentityAlertsAddress, never>
  readonly people: Query<readonly CompanyUser[]>
  readonly #deps: IdentityAlertsDeps

  constructor(deps: IdentityAlertsDeps) {
    this.#deps = deps
    this.people = new Query((_, signal) => deps.people(signal))
    this.list = new TabbedListStore({
      first: RECENT_ALERTS,
      pathOf: identityAlertsPath,
      alone: address => address,
      list: async (address, signal) => {
        const user = deps.user()
        if (user === null) return refused({ kind: 'unauthenticated', requestId: null })
        const filter = identityAlertsFilter(address, {
          userId: user.id,
          companyId: user.company?.id ?? null,
          brand: brandOfUser(user),
          today: deps.today(),
        })
        return deps.alerts.list({ ...filter, page: address.page }, signal)
      },
      stored: () => undefined,
      count: async () => done<never>(undefined as never),
      countedBy: () => null,
      ...(deps.live && { live: deps.live }),
      whenIdle: deps.whenIdle,
    })
    makeAutoObservable(this, { list: false, people: false }, { autoBind: true })
  }

  get address(): IdentityAlertsAddress {
    return this.list.address
  }

  /** Its list is of another shape on the watchdog brand. */
  get brand(): Brand {
    const user = this.#deps.user()
    return user === null ? 'main' : brandOfUser(user)
  }

  get user(): CurrentUser | null {
    return this.#deps.user()
  }

  /** Whether the server does not narrow alerts to the category of the address. */
  get isCategoryRefused(): boolean {
    const { state } = this.list.found
    return state.kind === 'refused' && isCategoryRefused(this.address, state.refusal)
  }

  isOurs({ companyId }: IdentityAlert): boolean {
    return companyId === this.#deps.user()?.company?.id
  }

  open(address: IdentityAlertsAddress): void {
    this.list.open(address)
    if (this.people.state.kind === 'idle') this.#deps.whenIdle(() => void this.people.load())
  }

  dispose(): void {
    this.list.dispose()
    this.people.dispose()
  }
}

import {
  ALL_CARRIER_INVITATIONS,
  type CarrierId,
  type CarrierInvitationsAddress,
  type Classifications,
  classificationName,
  type ConnectionInvitation,
  type ConnectionInvitations,
  connectionInvitationState,
  type CurrentUser,
  carrierInvitationsPath,
  done,
  mayInviteCarriers,
  mayResend,
  type Outcome,
  type Page,
  planOpens,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ScreenStore } from '../../di/screen.ts'
import type { CarrierChoice } from '../../parts/carrier-search/carrier-choice.ts'
import { DrawerHistory } from '../../parts/drawer-history/drawer-history.ts'
import type { AddressCheck } from '../../parts/invite-carrier/address-check.ts'
import { ResendStore } from '../../parts/invite-carrier/resend-store.ts'
import { LiveRefresh, type LiveRefreshDeps } from '../../stores/live-refresh.ts'
import { Query } from '../../stores/query.ts'

export interface CarrierInvitationsDeps {
  readonly invitations: Pick<ConnectionInvitations, 'list' | 'resend'>
  readonly classifications: Pick<Classifications, 'list'>
  readonly account: { readonly user: CurrentUser | null | undefined }
  readonly live: Omit<LiveRefreshDeps, 'refresh'>
  readonly carrier: CarrierChoice
  readonly check: AddressCheck
}

interface Found {
  /** The list that these rows belong to, as its path. */
  readonly list: string
  readonly page: Page<ConnectionInvitation>
}

const alone = (address: CarrierInvitationsAddress): string =>
  carrierInvitationsPath({ ...address, open: null })

/** The company's invitations of carriers, 50 per page, and the one that is sent again. */
export class CarrierInvitationsStore implements ScreenStore {
  address: CarrierInvitationsAddress = ALL_CARRIER_INVITATIONS
  readonly found: Query<Found, CarrierInvitationsAddress>
  /** The rows, requested again while they are shown. */
  readonly fresh: Query<Found, CarrierInvitationsAddress>
  /** The form of the invitation that is sent again. */
  readonly resending: ResendStore
  readonly drawerHistory = new DrawerHistory()
  readonly #deps: CarrierInvitationsDeps
  readonly #live: LiveRefresh

  constructor(deps: CarrierInvitationsDeps) {
    this.#deps = deps
    const { invitations, classifications, account, check } = deps
    const request = async (
      address: CarrierInvitationsAddress,
      signal: AbortSignal,
    ): Promise<Outcome<Found, Refusal>> => {
      const issuerId = account.user?.company?.id
      if (issuerId == null) return refused({ kind: 'forbidden', message: null, requestId: null })
      const { carrierId, page } = address
      const params = { issuerId, page, ...(carrierId !== null && { carrierId }) }
      const answer = await invitations.list(params, signal)
      return answer.ok ? done({ list: alone(address), page: answer.value }) : answer
    }
    this.found = new Query(request)
    this.fresh = new Query(request)
    this.resending = new ResendStore({
      companyId: () => account.user?.company?.id,
      invitation: () => this.opened,
      check,
      invitations,
      classifications,
      resent: invitation => this.#resent(invitation),
      outdated: () => this.found.load(this.address),
    })
    this.#live = new LiveRefresh({ ...deps.live, refresh: () => this.#refresh() })
    makeAutoObservable(
      this,
      {
        address: observableRef,
        found: false,
        fresh: false,
        resending: false,
        drawerHistory: false,
      },
      { autoBind: true },
    )
  }

  /** Whether the company's plan has invitations at all. */
  get isOpen(): boolean {
    const { user } = this.#deps.account
    return user == null || planOpens(user.paywall, 'connect')
  }

  get mayInvite(): boolean {
    const { user } = this.#deps.account
    return user != null && mayInviteCarriers(user)
  }

  get page(): Page<ConnectionInvitation> | undefined {
    return this.found.value?.page
  }

  /** The name of the carrier whose invitations are listed, once it is known. Undefined: those of all are. */
  get carrierName(): string | undefined {
    const { carrierId } = this.address
    if (carrierId === null) return undefined
    const { carrier } = this.#deps
    const name = this.#nameInRows(carrierId) ?? carrier.nameOf(carrierId)
    if (name !== undefined) return name
    return this.found.isPending || carrier.named.isPending ? 'loading' : `carrier ${carrierId}`
  }

  /** The invitation that the address opens. Undefined: none, or it is not on the page. */
  get opened(): ConnectionInvitation | undefined {
    return this.page?.items.find(({ id }) => id === this.address.open)
  }

  /** The names of an invitation's classifications, as a text. Empty: it has none. */
  classificationsText({ classificationIds }: ConnectionInvitation): string {
    const known = new Map(
      (this.resending.classifications.value ?? []).map(each => [each.id, classificationName(each)]),
    )
    return classificationIds.map(id => known.get(id) ?? `Classification ${id}`).join(', ')
  }

  open(address: CarrierInvitationsAddress): void {
    const before = this.address
    this.address = address
    this.drawerHistory.visited(address.open !== null)
    if (!this.isOpen) return
    if (address.open !== before.open) this.resending.clear()
    if (this.found.value?.list !== alone(address) || this.found.state.kind !== 'ready')
      void this.#load(address)
    this.resending.open()
    this.#live.start()
  }

  settled(): Promise<unknown> {
    return this.found.settled()
  }

  dispose(): void {
    this.#live.stop()
    const { carrier } = this.#deps
    for (const each of [this.found, this.fresh, this.resending, carrier]) each.dispose()
  }

  /** Loads the rows, and the name of the carrier that they are narrowed to if none of them has it. */
  async #load(address: CarrierInvitationsAddress): Promise<void> {
    await this.found.load(address)
    const { carrierId } = this.address
    if (carrierId !== null && this.#nameInRows(carrierId) === undefined)
      this.#deps.carrier.lookUpName(carrierId)
  }

  #resent(invitation: ConnectionInvitation): void {
    this.found.update(found => ({
      ...found,
      page: {
        ...found.page,
        items: found.page.items.map(each => (each.id === invitation.id ? invitation : each)),
      },
    }))
  }

  #nameInRows(carrierId: CarrierId): string | undefined {
    return this.page?.items.find(each => each.carrierId === carrierId)?.carrierName ?? undefined
  }

  /** Requests the rows again. Those stay that are older than what was done or opened meanwhile. */
  async #refresh(): Promise<void> {
    const { state } = this.found
    if (state.kind !== 'ready' || this.address.open !== null) return
    const answer = await this.fresh.load(this.address)
    if (answer?.kind === 'ready' && state === this.found.state && this.address.open === null)
      this.found.set(answer.value)
  }
}

/** Whether an invitation can be sent again, as far as the list tells. */
export const mayResendInvitation = (invitation: ConnectionInvitation): boolean =>
  mayResend(connectionInvitationState(invitation, null))

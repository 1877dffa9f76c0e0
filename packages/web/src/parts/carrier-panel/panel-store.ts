import {
  type CarrierId,
  type CarrierSummary,
  type ConnectionAction,
  mayMonitor,
  type StoredWith,
  takesNotes,
  withInvitation,
} from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ProfileTokens } from '../../di/lazy-tokens.ts'
import type { ScreenStore } from '../../di/screen.ts'
import type { Resolve } from '../../di/token.ts'
import { AccountTokens, BrowserTokens, ShellTokens } from '../../di/tokens.ts'
import { contactWindowOf } from '../contact-window.ts'
import { addressCheckOf } from '../invite-carrier/address-check.ts'
import { InviteCarrierStore } from '../invite-carrier/invite-carrier-store.ts'
import { newestResend } from '../invite-carrier/newest-resend.ts'
import type { ResendStore } from '../invite-carrier/resend-store.ts'
import { PanelCarrier } from './panel-carrier.ts'
import type { WorkedList } from './worked-list.ts'

/** What was done last beside the list. */
interface LastAct extends StoredWith {
  readonly id: CarrierId
  readonly name: string
  readonly text: string
  /** Missing: it cannot be undone. */
  readonly undo?: () => Promise<unknown>
}

/** How many carriers stay known: the open one, its neighbors, and those just left. */
const KNOWN_MAX = 6

/**
 * The carrier beside a list: what is known of it, and what is done with it. A carrier that leaves the list by an action
 * stays open, and in its place with an undo.
 */
export class CarrierPanelStore implements ScreenStore {
  last: LastAct | null = null
  /** The form of an invitation. Null: it is closed. */
  inviting: { readonly row: CarrierSummary; readonly form: InviteCarrierStore } | null = null
  /** The form that sends an invitation again. Null: it is closed. */
  resending: { readonly row: CarrierSummary; readonly form: ResendStore } | null = null
  /** The open carrier, beyond its row. Undefined: it has just been opened. */
  current: PanelCarrier | undefined = undefined
  readonly #list: WorkedList
  readonly #resolve: Resolve
  readonly #known = new Map<CarrierId, PanelCarrier>()

  constructor(list: WorkedList, resolve: Resolve) {
    this.#list = list
    this.#resolve = resolve
    makeAutoObservable(
      this,
      { last: observableRef, inviting: observableRef, resending: observableRef, current: observableRef },
      { autoBind: true },
    )
  }

  /** The row of the open carrier. Undefined: it is not on this page of the list, so that nothing is done with it. */
  get row(): CarrierSummary | undefined {
    return this.#list.rows.find(({ id }) => id === this.#list.openId)
  }

  /** Where the carrier is on the page, from 1. Null: it is not on it. */
  get place(): number | null {
    const at = this.#list.rows.findIndex(({ id }) => id === this.#list.openId)
    return at === -1 ? null : at + 1
  }

  get mayMonitor(): boolean {
    const { user } = this.#resolve(AccountTokens.AccountStore)
    return user != null && mayMonitor(user)
  }

  /** Called when a carrier has been opened. */
  opened(id: CarrierId): void {
    this.current = this.#carrier(id)
  }

  /** Requests the next carrier ahead. */
  prefetch(): void {
    const next = this.#neighbor(1)
    if (next !== undefined) this.#carrier(next.id)
  }

  /** Opens the next carrier (1) or the one before (-1). Empty: nothing at the end of the page. */
  step(by: 1 | -1): void {
    const next = this.#neighbor(by)
    if (next !== undefined) this.#show(next.id)
  }

  close(): void {
    const { drawerHistory, openPath } = this.#list
    drawerHistory.close(this.#resolve(BrowserTokens.Navigator), openPath.call(this.#list, null))
  }

  /** Takes an action on the connection; one with notes opens its form. */
  async perform(action: ConnectionAction): Promise<void> {
    const { row } = this
    if (row === undefined) return
    const { connections } = this.#list
    const changes = connections.of(row.id)
    const did = () => {
      const { text = action.done, undo, storedId } = changes.made ?? {}
      this.#did(row, text, undo == null ? undefined : changes.undo, storedId)
    }
    if (takesNotes(action)) connections.note(action, [row], did)
    else if (await changes.perform(action, 'panel')) did()
  }

  /** Starts monitoring the carrier, or stops it. */
  async monitor(): Promise<void> {
    const { row } = this
    if (row === undefined || !this.mayMonitor) return
    const { monitoring } = this.#list
    const isMonitored = row.subscription !== null
    await (isMonitored ? monitoring.stop(row.id) : monitoring.start(row.id))
    if (monitoring.changeOf(row.id) !== undefined) return
    this.#did(row, isMonitored ? 'No longer monitored.' : 'Monitored.', () => monitoring.undo(row.id))
  }

  /** Undoes what was done last, and shows its carrier again. */
  async undo(): Promise<void> {
    const { last } = this
    if (last?.undo === undefined) return
    const { connections, monitoring } = this.#list
    const changes = connections.of(last.id)
    const before = changes.made
    await last.undo()
    const isDone = changes.submission.error === undefined && monitoring.changeOf(last.id) === undefined
    const text = changes.made === before ? 'Undone.' : (changes.made?.text ?? 'Undone.')
    runInAction(() => {
      if (isDone) this.last = { id: last.id, name: last.name, text }
    })
    this.#show(last.id)
  }

  invite(): void {
    const { row } = this
    if (row === undefined) return
    const resolve = this.#resolve
    const { onboarding, detail } = this.#carrier(row.id)
    void detail.load()
    const form = new InviteCarrierStore({
      carrierId: row.id,
      companyId: resolve(AccountTokens.AccountStore).user?.company?.id ?? (0 as never),
      carrier: () => detail.value,
      contactWindow: () => contactWindowOf(resolve),
      check: addressCheckOf(resolve),
      invitations: resolve(ProfileTokens.ConnectionInvitations),
      people: resolve(ProfileTokens.CarrierPeople),
      classifications: resolve(ProfileTokens.Classifications),
      invited: (to, invitation) => {
        resolve(ShellTokens.ToastsStore).show(`Invitation sent to ${to}.`)
        this.#list.replace(row.id, withInvitation(invitation))
        void onboarding.invitations.load(1)
      },
    })
    form.open()
    this.inviting = { row, form }
  }

  /** Opens the form that sends the newest invitation of the carrier again. */
  resend(): void {
    const { row } = this
    if (row === undefined) return
    const { onboarding } = this.#carrier(row.id)
    const form = newestResend(
      this.#resolve,
      onboarding.invitations,
      () => row.invitation,
      invitation => {
        this.#list.replace(row.id, withInvitation(invitation))
        void onboarding.invitations.load(1)
      },
    )
    form.open()
    this.resending = { row, form }
  }

  closeInvitation(): void {
    this.inviting?.form.dispose()
    this.resending?.form.dispose()
    this.inviting = null
    this.resending = null
  }

  dispose(): void {
    for (const each of this.#known.values()) each.dispose()
    this.#known.clear()
    this.closeInvitation()
  }

  #show(id: CarrierId): void {
    this.#resolve(BrowserTokens.Navigator).go(this.#list.openPath(id), { replace: true })
  }

  #neighbor(by: 1 | -1): CarrierSummary | undefined {
    const { place } = this
    return place === null ? undefined : this.#list.rows[place - 1 + by]
  }

  /** Keeps what was done. The carrier stays open: nothing moves under the finger. */
  #did(row: CarrierSummary, text: string, undo: LastAct['undo'], storedId?: LastAct['storedId']): void {
    runInAction(() => {
      this.last = { id: row.id, name: row.legalName, text, storedId, ...(undo && { undo }) }
    })
  }

  /** What is known of a carrier; its requests start with the first call. */
  #carrier(id: CarrierId): PanelCarrier {
    const known = this.#known.get(id)
    if (known !== undefined) return known
    const made = new PanelCarrier(id, this.#resolve, this.#list)
    this.#known.set(id, made)
    made.open()
    for (const [oldest, each] of this.#known) {
      if (this.#known.size <= KNOWN_MAX) break
      this.#known.delete(oldest)
      each.dispose()
    }
    return made
  }
}

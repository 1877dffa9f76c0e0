import { type CarrierDetail, type CarrierId, type CarrierSummary, planOpens } from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { ConnectionTokens, ProfileTokens } from '../../di/lazy-tokens.ts'
import type { ScreenStore } from '../../di/screen.ts'
import type { Resolve } from '../../di/token.ts'
import { AccountTokens, RecentsTokens, ShellTokens } from '../../di/tokens.ts'
import { Query } from '../../stores/query.ts'
import { OnboardingStore } from '../connection/onboarding-store.ts'
import { notesAbout } from '../notes/notes-about.ts'
import { addressCheckOf } from '../invite-carrier/address-check.ts'
import type { NotesStore } from '../notes/notes-store.ts'
import type { WorkedList } from './worked-list.ts'

/** One carrier beside a list: what its row does not hold is requested once, and what is typed stays. */
export class PanelCarrier implements ScreenStore {
  /** For a carrier that is not among the rows. */
  readonly detail: Query<CarrierDetail>
  readonly onboarding: OnboardingStore
  readonly notes: NotesStore
  /** Whether the plan includes connections. */
  readonly isConnectable: boolean
  readonly #rowOf: () => CarrierSummary | undefined

  constructor(id: CarrierId, resolve: Resolve, list: Pick<WorkedList, 'rows' | 'replace'>) {
    const rowOf = () => list.rows.find(row => row.id === id)
    const { user } = resolve(AccountTokens.AccountStore)
    this.#rowOf = rowOf
    this.isConnectable = user != null && planOpens(user.paywall, 'connect')
    this.detail = new Query((_, signal) => resolve(RecentsTokens.CarrierDetailsStore).request(id, signal))
    const summary = () => this.summary
    this.onboarding = new OnboardingStore({
      carrierId: id,
      user: user ?? null,
      profile: {
        get summary() {
          return summary()
        },
        say: text => resolve(ShellTokens.ToastsStore).show(text),
        update: change => list.replace(id, change),
      },
      connections: resolve(ConnectionTokens.Connections),
      packets: resolve(ProfileTokens.OnboardingPackets),
      invitations: resolve(ProfileTokens.ConnectionInvitations),
      people: resolve(ProfileTokens.CarrierPeople),
      check: addressCheckOf(resolve),
    })
    this.notes = notesAbout(resolve, { kind: 'carrier', carrierId: id })
    makeAutoObservable(this, { detail: false, onboarding: false, notes: false }, { autoBind: true })
  }

  /** The row of the list, or the carrier as it was requested. Undefined: not loaded. */
  get summary(): CarrierSummary | undefined {
    return this.#rowOf() ?? this.detail.value
  }

  open(): void {
    this.onboarding.open()
    this.notes.open()
    if (this.#rowOf() === undefined) void this.detail.load()
  }

  dispose(): void {
    for (const each of [this.detail, this.onboarding, this.notes]) each.dispose()
  }
}

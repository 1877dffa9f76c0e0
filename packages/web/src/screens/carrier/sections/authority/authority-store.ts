import type { AuthorityHistories, AuthorityHistory, CarrierId } from '@fairhaul/core'
import type { ScreenStore } from '../../../../di/screen.ts'
import { Query } from '../../../../stores/query.ts'

/** The history of a carrier's authority. */
export class AuthorityStore implements ScreenStore {
  readonly history: Query<AuthorityHistory>

  constructor(histories: AuthorityHistories, carrierId: CarrierId) {
    this.history = new Query((_, signal) => histories.ofCarrier({ carrierId }, signal))
  }

  /** The monitor does not have the call: the picture is left out. */
  get isAbsent(): boolean {
    const { state } = this.history
    return state.kind === 'refused' && state.refusal.kind === 'not-found'
  }

  dispose(): void {
    this.history.dispose()
  }
}

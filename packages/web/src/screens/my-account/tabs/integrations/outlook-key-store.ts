import type { Integrations, UserId } from '@fairhaul/core'
import { makeAutoObservable } from 'mobx'
import { Query } from '../../../../stores/query.ts'

/**
 * The key of the user's Outlook add-in. It is loaded when it is to be shown, and forgotten when it is hidden or the
 * screen is left. It is in memory only, and in no storage, address or report. Section 7, "Auth and user".
 */
export class OutlookKeyStore {
  readonly key: Query<string, UserId>

  constructor(integrations: Pick<Integrations, 'outlookKey'>) {
    this.key = new Query(async (userId, signal) => {
      const answer = await integrations.outlookKey({ userId }, signal)
      return answer.ok ? { ok: true, value: answer.value.key } : answer
    })
    makeAutoObservable(this, { key: false }, { autoBind: true })
  }

  get shown(): string | null {
    const { state } = this.key
    return state.kind === 'ready' ? state.value : null
  }

  async show(userId: UserId): Promise<void> {
    await this.key.load(userId)
  }

  hide(): void {
    this.key.reset()
  }
}

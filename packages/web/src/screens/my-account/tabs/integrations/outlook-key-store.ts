import { type Integrations, type Loadable, type UserId } from '@fairhaul/core'
import { makeAutoObservable, observableRef } from 'mobx'
import { Latest } from '../../../../stores/latest.ts'

/**
 * The key of the user's Outlook add-in. It is asked for when it is to be seen, and forgotten when it is hidden or left:
 * it stands in memory only, and in no storage, address or report. Section 7, "Auth and user".
 */
export class OutlookKeyStore {
  key: Loadable<string> = { kind: 'idle' }
  readonly #integrations: Pick<Integrations, 'outlookKey'>
  readonly #latest = new Latest()

  constructor(integrations: Pick<Integrations, 'outlookKey'>) {
    this.#integrations = integrations
    makeAutoObservable(this, { key: observableRef }, { autoBind: true })
  }

  get shown(): string | null {
    return this.key.kind === 'ready' ? this.key.value : null
  }

  async show(userId: UserId): Promise<void> {
    await this.#latest.follow(
      this.key,
      async signal => {
        const answer = await this.#integrations.outlookKey({ userId }, signal)
        return answer.ok ? { ok: true, value: answer.value.key } : answer
      },
      key => {
        this.key = key
      },
    )
  }

  hide(): void {
    this.#latest.stop()
    this.key = { kind: 'idle' }
  }
}

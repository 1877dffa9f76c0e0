import { failureOf, latestValue, type Loadable, type Outcome } from '@fairhaul/core'
import { runInAction } from 'mobx'

/**
 * One question of which only the newest asking counts: a newer one aborts the older, whose answer is dropped whenever
 * it comes. While it is under way the answer before is kept as `previous`.
 */
export class Latest {
  #pending: AbortController | undefined

  /**
   * Asks, and hands every state to `show`, inside an action. Resolves to the last state, or to undefined when a newer
   * question or `stop` overtook this one. Never rejects: what was thrown is shown as `failed`.
   */
  async follow<T, R>(
    now: Loadable<T, R>,
    request: (signal: AbortSignal) => Promise<Outcome<T, R>>,
    show: (state: Loadable<T, R>) => void,
  ): Promise<Loadable<T, R> | undefined> {
    this.stop()
    const pending = new AbortController()
    this.#pending = pending
    const previous = latestValue(now)
    const tell = (state: Loadable<T, R>) => {
      if (this.#pending !== pending) return undefined
      runInAction(() => show(state))
      return state
    }
    tell({ kind: 'loading', previous })
    try {
      const answer = await request(pending.signal)
      return tell(
        answer.ok
          ? { kind: 'ready', value: answer.value }
          : { kind: 'refused', refusal: answer.refusal, previous },
      )
    } catch (thrown) {
      return tell({ kind: 'failed', failure: failureOf(thrown), previous })
    }
  }

  /** Aborts the question under way, if any; its answer is dropped. */
  stop(): void {
    const pending = this.#pending
    this.#pending = undefined
    pending?.abort()
  }
}

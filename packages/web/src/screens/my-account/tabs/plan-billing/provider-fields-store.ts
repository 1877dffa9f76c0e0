import type { Clock } from '@fairhaul/core'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type {
  CardField,
  CardPlaces,
  CardProvider,
  FieldsAnswer,
  ProviderFields,
} from '../../../../stores/card-provider.ts'
import type { CardDesk } from './card-desk.ts'

/** The fields load from another server: after the first limit they are shown as slow, then as unavailable. */
export const SLOW_MS = 4_000
export const FIELDS_PATIENCE_MS = 20_000

/** How long the provider may take to respond about a card. */
export const ANSWER_PATIENCE_MS = 30_000

const UNREACHABLE =
  'The card provider did not respond. The card was not added and nothing was charged. Try again in a moment.'

const NOT_THERE = 'The card provider’s fields are still loading. Nothing was sent.'

export interface ProviderFieldsDeps {
  readonly open: Extract<CardProvider, { readonly kind: 'provider' }>['open']
  readonly desk: Pick<CardDesk, 'give' | 'decline'>
  readonly clock: Pick<Clock, 'after'>
}

/**
 * The provider's fields on the page: loading, ready, or unavailable. The form stays in every case. No Query: they are
 * not data but a part of the page, which has to be closed, and they may be slow before they are late.
 */
export class ProviderFieldsStore {
  state: 'waiting' | 'slow' | 'ready' | 'unavailable' = 'waiting'
  /** Whether the provider is processing the card. */
  isPending = false
  /** Fields that the provider says are missing or wrong. */
  wrong: readonly CardField[] = []
  error: string | null = null
  readonly #deps: ProviderFieldsDeps
  #fields: ProviderFields | undefined
  #visit: AbortController | undefined

  constructor(deps: ProviderFieldsDeps) {
    this.#deps = deps
    makeAutoObservable(this, { wrong: observableRef }, { autoBind: true })
  }

  /** Puts the fields on the page, again if they were there. `onEnter` is called for the Enter key in any of them. */
  async open(places: CardPlaces, onEnter: () => void): Promise<void> {
    this.close()
    const visit = new AbortController()
    this.#visit = visit
    this.error = null
    this.#show(visit, 'waiting')
    const { after } = this.#deps.clock
    const cancelSlow = after(SLOW_MS, () => this.#show(visit, 'slow'))
    const cancelEnd = after(FIELDS_PATIENCE_MS, () => this.#giveUp(visit))
    try {
      const fields = await this.#deps.open(places, onEnter, visit.signal)
      if (visit.signal.aborted) return fields.close()
      this.#fields = fields
      this.#show(visit, 'ready')
    } catch {
      this.#giveUp(visit)
    } finally {
      cancelSlow()
      cancelEnd()
    }
  }

  close(): void {
    this.#visit?.abort()
    this.#visit = undefined
    this.#fields?.close()
    this.#fields = undefined
  }

  /** Requests a nonce for the card. Resolves to whether the desk got a result. Concurrent calls count as one. */
  async submit(): Promise<boolean> {
    const fields = this.#fields
    if (fields === undefined) this.error = NOT_THERE
    if (fields === undefined || this.isPending) return false
    runInAction(() => {
      this.isPending = true
      this.error = null
      this.wrong = []
    })
    const answer = await this.#inTime(fields.give())
    runInAction(() => {
      this.isPending = false
    })
    return fields === this.#fields && this.#report(answer, fields)
  }

  #report(answer: FieldsAnswer, fields: ProviderFields): boolean {
    runInAction(() => {
      this.error = answer.kind === 'unreachable' ? UNREACHABLE : null
      this.wrong = answer.kind === 'incomplete' ? answer.fields : []
    })
    if (answer.kind === 'given') this.#deps.desk.give(answer.card)
    else if (answer.kind === 'declined') this.#deps.desk.decline()
    else if (answer.kind === 'incomplete') fields.focus(answer.fields[0] ?? 'number')
    return answer.kind === 'given' || answer.kind === 'declined'
  }

  #inTime(pending: Promise<FieldsAnswer>): Promise<FieldsAnswer> {
    return new Promise(resolve => {
      const cancel = this.#deps.clock.after(ANSWER_PATIENCE_MS, () => resolve({ kind: 'unreachable' }))
      void pending.then(answer => {
        cancel()
        resolve(answer)
      })
    })
  }

  #giveUp(visit: AbortController): void {
    if (visit !== this.#visit) return
    this.#show(visit, 'unavailable')
    this.close()
  }

  #show(visit: AbortController, state: ProviderFieldsStore['state']): void {
    if (visit !== this.#visit) return
    runInAction(() => {
      this.state = state
    })
  }
}

import { type Timing, pause } from '../keep-current/download/request-policy.ts'
import type { QcMobile, QcMobileAnswer, QcMobileState } from '../../kernel/qcmobile.ts'
import { readAnswer } from './read-answer.ts'

export interface QcMobileOptions {
  readonly key: string
  /** Up to `/carriers`: https://mobile.fmcsa.dot.gov/qc/services */
  readonly url: string
  readonly timing: Timing
  /** Milliseconds between the starts of two requests. */
  readonly spacingMs?: number
  /** Milliseconds after which a request is given up. */
  readonly patienceMs?: number
}

export const QCMOBILE_URL = 'https://mobile.fmcsa.dot.gov/qc/services'

const SPACING_MS = 500
const PATIENCE_MS = 10_000
/** With more carriers than this waiting for their turn, the next is left for its next visit. */
const WAITING_MAX = 20
const BUSY_MS = 60_000
const BUSY_MS_MAX = 3_600_000

/** For how long no request starts after an answer that would be the same for every carrier. */
const PAUSES_MS: Readonly<Partial<Record<QcMobileAnswer['kind'], number>>> = {
  key_refused: 600_000,
  out_of_order: 300_000,
  no_answer: 60_000,
}

/** How long the service wants no request. Empty: a minute where it does not say. */
const busyFor = (response: Response): number => {
  const seconds = Number(response.headers.get('retry-after') ?? '')
  return seconds > 0 ? Math.min(seconds * 1_000, BUSY_MS_MAX) : BUSY_MS
}

/** The state that an answer shows. Undefined: it shows none. */
const stateKindOf = ({ kind }: QcMobileAnswer): QcMobileState['kind'] | undefined => {
  if (kind === 'busy') return undefined
  return kind === 'found' || kind === 'unknown' ? 'answers' : kind
}

/**
 * The agency's service for one carrier at a time, with a key. Requests start one after the other, at most two a second;
 * after a 429, a refused key or an outage none starts for a while. It never throws: what goes wrong is an answer.
 */
export class QcMobileClient implements QcMobile {
  readonly #options: Required<QcMobileOptions>
  readonly #counts = new Map<QcMobileAnswer['kind'], number>()
  #onState: (state: QcMobileState) => void = () => {}
  #state: QcMobileState | undefined
  #turn: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #pausedUntil = 0

  constructor(options: QcMobileOptions) {
    this.#options = { spacingMs: SPACING_MS, patienceMs: PATIENCE_MS, ...options }
  }

  get counts(): ReadonlyMap<QcMobileAnswer['kind'], number> {
    return this.#counts
  }

  get state(): QcMobileState | undefined {
    return this.#state
  }

  get isPaused(): boolean {
    return this.#options.timing.now() < this.#pausedUntil
  }

  onState(call: (state: QcMobileState) => void): void {
    this.#onState = call
  }

  async request(dotNumber: string): Promise<QcMobileAnswer> {
    if (this.#waiting >= WAITING_MAX) return { kind: 'busy' }
    this.#waiting += 1
    const { timing, spacingMs } = this.#options
    const turn = this.#turn
    this.#turn = turn.then(() => pause(spacingMs, new AbortController().signal, timing))
    await turn
    this.#waiting -= 1
    if (this.isPaused) return { kind: 'busy' }
    const answer = await this.#send(dotNumber)
    this.#record(answer)
    return answer
  }

  #record(answer: QcMobileAnswer): void {
    const { timing } = this.#options
    this.#counts.set(answer.kind, (this.#counts.get(answer.kind) ?? 0) + 1)
    this.#pauseFor(PAUSES_MS[answer.kind] ?? 0)
    const kind = stateKindOf(answer)
    if (kind === undefined || kind === this.#state?.kind) return
    const isFirst = this.#state === undefined
    this.#state = { kind, since: timing.now() }
    if (!isFirst || kind !== 'answers') this.#onState(this.#state)
  }

  #pauseFor(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#options.timing.now() + ms)
  }

  async #send(dotNumber: string): Promise<QcMobileAnswer> {
    const { key, url, timing, patienceMs } = this.#options
    const patience = new AbortController()
    const cancel = timing.after(patienceMs, () => patience.abort())
    try {
      const response = await fetch(
        `${url.replace(/\/+$/, '')}/carriers/${dotNumber}?webKey=${encodeURIComponent(key)}`,
        { headers: { accept: 'application/json' }, redirect: 'manual', signal: patience.signal },
      )
      if (response.status === 429) {
        this.#pauseFor(busyFor(response))
        return { kind: 'busy' }
      }
      const { status, headers } = response
      const contentType = headers.get('content-type') ?? ''
      return readAnswer({ status, contentType, text: await response.text() }, dotNumber)
    } catch {
      // The cause may name the address, and so the key.
      return {
        kind: 'no_answer',
        reason: patience.signal.aborted ? 'it did not answer in time' : 'no connection',
      }
    } finally {
      cancel()
    }
  }
}

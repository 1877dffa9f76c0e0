import { z } from 'zod'
import { type Timing, pause } from '../federal/download/request-policy.ts'

/** What the service reports of one carrier now. Null: it does not report it, or in letters that no one knows. */
export interface QcMobileFacts {
  /** A active, I inactive, N none. */
  readonly common: 'A' | 'I' | 'N' | null
  readonly contract: 'A' | 'I' | 'N' | null
  readonly broker: 'A' | 'I' | 'N' | null
  /** Whole US dollars of liability insurance on file; 0: none is. */
  readonly bipdOnFile: number | null
}

/** An answer of the service. `busy`: it, or this monitor, takes no request now. */
export type QcMobileAnswer =
  | { readonly kind: 'found'; readonly facts: QcMobileFacts }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed'; readonly reason: string }

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

/** The name of the service as the source of a fact. */
export const QCMOBILE = 'QCMobile'

const SPACING_MS = 500
const PATIENCE_MS = 10_000
/** With more carriers than this waiting for their turn, the next is left for its next visit. */
const WAITING_MAX = 20
const BUSY_MS = 60_000
const BUSY_MS_MAX = 3_600_000
const CHARACTERS_MAX = 200_000

const letter = z.enum(['A', 'I', 'N']).nullable().catch(null)

/** The service writes amounts in thousands, as text or as a number. */
const thousands = z
  .union([
    z.int().min(0),
    z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number),
  ])
  .transform(amount => amount * 1_000)
  .nullable()
  .catch(null)

const answered = z.object({
  content: z
    .object({
      carrier: z.object({
        dotNumber: z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]),
        commonAuthorityStatus: letter,
        contractAuthorityStatus: letter,
        brokerAuthorityStatus: letter,
        bipdInsuranceOnFile: thousands,
      }),
    })
    .nullable(),
})

const read = (text: string, dotNumber: string): QcMobileAnswer => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { kind: 'failed', reason: 'its answer is no JSON' }
  }
  const parsed = answered.safeParse(json)
  if (!parsed.success) return { kind: 'failed', reason: 'its answer has another shape' }
  const carrier = parsed.data.content?.carrier
  if (carrier === undefined) return { kind: 'unknown' }
  if (carrier.dotNumber !== Number(dotNumber))
    return { kind: 'failed', reason: 'it answered another carrier' }
  const facts = {
    common: carrier.commonAuthorityStatus,
    contract: carrier.contractAuthorityStatus,
    broker: carrier.brokerAuthorityStatus,
    bipdOnFile: carrier.bipdInsuranceOnFile,
  }
  return Object.values(facts).every(fact => fact === null)
    ? { kind: 'failed', reason: 'its answer has nothing that is read here' }
    : { kind: 'found', facts }
}

/** How long the service wants no request. Empty: a minute where it does not say. */
const busyFor = (response: Response): number => {
  const seconds = Number(response.headers.get('retry-after') ?? '')
  return seconds > 0 ? Math.min(seconds * 1_000, BUSY_MS_MAX) : BUSY_MS
}

/**
 * The agency's service for one carrier at a time, with a key. Requests start one after the other, at most two a second;
 * after a 429 none starts until the service takes them again. It never throws: what goes wrong is an answer.
 */
export class QcMobile {
  readonly #options: Required<QcMobileOptions>
  #turn: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #busyUntil = 0

  constructor(options: QcMobileOptions) {
    this.#options = { spacingMs: SPACING_MS, patienceMs: PATIENCE_MS, ...options }
  }

  /** Requests a carrier by its DOT number, digits without leading zeros. */
  async request(dotNumber: string): Promise<QcMobileAnswer> {
    if (this.#waiting >= WAITING_MAX) return { kind: 'busy' }
    this.#waiting += 1
    const { timing, spacingMs } = this.#options
    const turn = this.#turn
    this.#turn = turn.then(() => pause(spacingMs, new AbortController().signal, timing))
    await turn
    this.#waiting -= 1
    return timing.now() < this.#busyUntil ? { kind: 'busy' } : this.#send(dotNumber)
  }

  async #send(dotNumber: string): Promise<QcMobileAnswer> {
    const { key, url, timing, patienceMs } = this.#options
    const patience = new AbortController()
    const cancel = timing.after(patienceMs, () => patience.abort())
    try {
      const response = await fetch(
        `${url.replace(/\/+$/, '')}/carriers/${dotNumber}?webKey=${encodeURIComponent(key)}`,
        { headers: { accept: 'application/json' }, redirect: 'error', signal: patience.signal },
      )
      if (response.status === 429) {
        this.#busyUntil = timing.now() + busyFor(response)
        return { kind: 'busy' }
      }
      if (response.status === 404) return { kind: 'unknown' }
      if (!response.ok) return { kind: 'failed', reason: `it answered ${response.status}` }
      const text = await response.text()
      return text.length > CHARACTERS_MAX
        ? { kind: 'failed', reason: 'its answer is too long' }
        : read(text, dotNumber)
    } catch {
      // The cause may name the address, and so the key.
      return {
        kind: 'failed',
        reason: patience.signal.aborted ? 'it did not answer in time' : 'no connection',
      }
    } finally {
      cancel()
    }
  }
}

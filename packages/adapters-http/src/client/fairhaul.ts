import {
  ASSESSMENT_BUCKETS,
  type AssessmentBucket,
  type CalendarDate,
  calendarDateOf,
  CallFailed,
  type CancelSignal,
  type CarrierChange,
  type CarrierDetail,
  type CarrierFinding,
  type CarrierId,
  type CarrierSearchParams,
  type CarrierSummary,
  type ChangesParams,
  type FeedPart,
  type MonitoredCarrier,
  type Outcome,
  type Page,
  PAGE_SIZE,
  type PlainNumbers,
  readCarrierSearchText,
  type Refusal,
} from '@fairhaul/core'
import { httpCarriers } from '../calls/carriers.ts'
import { httpMonitoredCarriers } from '../calls/monitored-carriers.ts'
import { httpMonitoringFeed } from '../calls/monitoring-feed.ts'
import { findCarriers } from '../find-carriers.ts'
import { type Http, http, type HttpSettings } from '../transport/http.ts'
import { systemClock } from '../transport/pause.ts'
import { eachItem, eachOfFeed } from './each-item.ts'
import { FairhaulError } from './fairhaul-error.ts'
import { type VettedLine, vettedLine } from './vetted-line.ts'

/** What a script calls a monitor with. */
export interface FairhaulSettings extends Pick<HttpSettings, 'base' | 'key' | 'fetch' | 'clock'> {
  /** Called before each wait that the monitor requires, with its seconds. */
  readonly onWait?: ((seconds: number) => void) | undefined
}

/** How a call is canceled. */
export interface Cancelable {
  /** An `AbortSignal`. An abort ends requests and waits at once, and rejects with its reason. */
  readonly signal?: CancelSignal | undefined
}

/** How a list is vetted. */
export interface VetOptions extends Cancelable {
  /** What digits alone are. Left out: a DOT or an MC number. */
  readonly plainNumbers?: PlainNumbers | undefined
  /** The day of the verdicts. Left out: today. */
  readonly today?: CalendarDate | undefined
  /** Called with the lines from a place of the list on as they come, not in order: they are not lost when the rest fails. */
  readonly onLines?: ((lines: readonly VettedLine[], at: number) => void) | undefined
}

/** How carriers are searched. */
export interface SearchOptions
  extends Cancelable,
    Pick<CarrierSearchParams, 'filters' | 'sort' | 'onlyMyCarriers'> {}

/** Whether all that follows would be refused in the same way. */
const isFinal = (finding: CarrierFinding): boolean =>
  finding.kind === 'failed' || (finding.kind === 'refused' && finding.refusal.kind !== 'invalid')

/**
 * A monitor, for programs with a key. Each method gives the value, or throws a `FairhaulError`; an abort rejects with its
 * reason. It waits as the monitor says (429 and 503), up to 15 minutes and five times for one request.
 *
 * It has what scripts need most. Everything else is in the ports: `httpLoads(fairhaul.http)`, with `value`, `pages` and
 * `parts`.
 */
export class Fairhaul {
  /** The monitor's address. */
  readonly base: string
  readonly http: Http
  readonly #clock: NonNullable<HttpSettings['clock']>

  constructor({ base, key, fetch, clock = systemClock, onWait }: FairhaulSettings) {
    this.base = base
    this.#clock = clock
    this.http = http({ base, key, fetch, clock, waits: { onWait } })
  }

  /** The value of a call. */
  async value<T>(sent: Promise<Outcome<T, Refusal>>): Promise<T> {
    const outcome = await sent.catch((thrown: unknown) => {
      throw this.#errorOf(thrown)
    })
    if (!outcome.ok) throw new FairhaulError(this.base, outcome.refusal)
    return outcome.value
  }

  /** Every item of a list, page after page: `pages(page => httpLoads(fairhaul.http).list({ tab: 'open', page }))`. */
  pages<T>(pageAt: (page: number) => Promise<Outcome<Page<T>, Refusal>>): AsyncIterable<T> {
    return eachItem(page => this.value(pageAt(page)))
  }

  /** Every item of a feed, part after part. */
  parts<T>(
    partAt: (from: { readonly cursor?: string }) => Promise<Outcome<FeedPart<T>, Refusal>>,
  ): AsyncIterable<T> {
    return eachOfFeed(cursor => this.value(partAt(cursor === undefined ? {} : { cursor })))
  }

  /**
   * The carriers that numbers and names name, in any spelling, and whether each may be used: a line for each text, in their
   * order. A carrier is usable only if it is certainly the one that a text names.
   */
  async vet(texts: Iterable<string>, options: VetOptions = {}): Promise<readonly VettedLine[]> {
    const { plainNumbers, onLines, signal, today = calendarDateOf(new Date(this.#clock.now())) } = options
    const { match } = httpMonitoredCarriers(this.http)
    let thrown: unknown
    const noted: typeof match = (params, cancel) =>
      match(params, cancel).catch((error: unknown) => {
        thrown = error
        throw error
      })
    const linesOf = (findings: readonly CarrierFinding[]): readonly VettedLine[] =>
      findings.map(finding => {
        if (finding.kind === 'failed') throw this.#errorOf(thrown)
        if (isFinal(finding) && finding.kind === 'refused')
          throw new FairhaulError(this.base, finding.refusal)
        return vettedLine(finding, today)
      })
    const findings = await findCarriers({ monitoredCarriers: { match: noted } }, [...texts], {
      ...(plainNumbers && { plainNumbers }),
      ...(signal && { signal }),
      ...(onLines && {
        onProgress: ({ at, findings: some }) => {
          if (!some.some(isFinal)) onLines(linesOf(some), at)
        },
      }),
    })
    return linesOf(findings)
  }

  /** Carriers: `for await (const carrier of fairhaul.carriers.search('EAGLE'))`. */
  readonly carriers = {
    /** Those whose name starts with a text, or that have its number. Refuses: throws for a text that names nothing. */
    search: (text: string, { signal, ...options }: SearchOptions = {}): AsyncIterable<CarrierSummary> => {
      const query = readCarrierSearchText(text)
      if (!query.ok) throw new RangeError(query.refusal.message)
      const params = { ...options, query: query.value, pageSize: PAGE_SIZE }
      return this.pages(page => httpCarriers(this.http).search({ ...params, page }, signal))
    },
    /** Those that the company monitors. */
    monitored: ({ signal }: Cancelable = {}): AsyncIterable<MonitoredCarrier> =>
      this.#monitored(ASSESSMENT_BUCKETS, signal),
    /** All that is on record of one. */
    detail: (id: CarrierId, { signal }: Cancelable = {}): Promise<CarrierDetail> =>
      this.value(httpCarriers(this.http).detail({ id }, signal)),
  }

  /** What changed about the carriers that the company monitors, the worst first, then the newest. */
  changes({
    signal,
    ...params
  }: Cancelable & Omit<ChangesParams, 'cursor'> = {}): AsyncIterable<CarrierChange> {
    return this.parts(from => httpMonitoringFeed(this.http).changes({ ...params, ...from }, signal))
  }

  async *#monitored(
    buckets: readonly AssessmentBucket[],
    signal: CancelSignal | undefined,
  ): AsyncGenerator<MonitoredCarrier, void, undefined> {
    const { list } = httpMonitoredCarriers(this.http)
    for (const bucket of buckets) yield* this.pages(page => list({ bucket, page }, signal))
  }

  #errorOf(thrown: unknown): unknown {
    return thrown instanceof CallFailed ? new FairhaulError(this.base, thrown) : thrown
  }
}

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type QcMobile, QCMOBILE_STATES } from './qcmobile.ts'

/** Histogram buckets for the duration of calls, in seconds: from a lookup by key to far too long. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** How many database connections are in use. */
export interface PoolUse {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

/** The metrics of a monitor, in the text format of Prometheus. Labels name routes, never addresses or people. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #answered: Counter<'route' | 'status'>
  readonly #seconds: Histogram<'route'>
  readonly #running: Gauge

  constructor() {
    const registers = [this.#registry]
    this.#answered = new Counter({
      name: 'monitor_calls_total',
      help: 'Calls that were answered, by route and status.',
      labelNames: ['route', 'status'],
      registers,
    })
    this.#seconds = new Histogram({
      name: 'monitor_call_seconds',
      help: 'How long calls took, by route.',
      labelNames: ['route'],
      buckets: SECONDS,
      registers,
    })
    this.#running = new Gauge({
      name: 'monitor_calls_under_way',
      help: 'Calls that are being answered.',
      registers,
    })
  }

  begin(): void {
    this.#running.inc()
  }

  /** A call has ended. Units: `ms`. */
  end({ route, status, ms }: { readonly route: string; readonly status: number; readonly ms: number }): void {
    this.#running.dec()
    this.#answered.inc({ route, status: String(status) })
    this.#seconds.observe({ route }, ms / 1000)
  }

  /** Adds metrics of the process: memory, CPU, event loop delay. Call once in a process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry })
  }

  watchPool(pool: PoolUse): void {
    const connections = new Gauge({
      name: 'monitor_database_connections',
      help: 'Connections to the database, and calls that wait for one.',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'open' }, pool.totalCount)
        this.set({ state: 'idle' }, pool.idleCount)
        this.set({ state: 'waited_for' }, pool.waitingCount)
      },
    })
    this.#registry.registerMetric(connections)
  }

  /** Reports the answers of the service for one carrier, and how it answers now. */
  watchQcMobile(qcmobile: Pick<QcMobile, 'counts' | 'state'>): void {
    this.#registry.registerMetric(
      new Counter({
        name: 'monitor_qcmobile_answers_total',
        help: 'Answers of QCMobile, by kind.',
        labelNames: ['kind'],
        registers: [],
        collect() {
          this.reset()
          for (const [kind, count] of qcmobile.counts) this.inc({ kind }, count)
        },
      }),
    )
    this.#registry.registerMetric(
      new Gauge({
        name: 'monitor_qcmobile_state',
        help: 'How QCMobile answers now: 1 for the state that it is in.',
        labelNames: ['state'],
        registers: [],
        collect() {
          for (const state of QCMOBILE_STATES) this.set({ state }, qcmobile.state?.kind === state ? 1 : 0)
        },
      }),
    )
  }

  /** Reports how many lines of events are open. */
  watchStreams(lines: () => number): void {
    const streams = new Gauge({
      name: 'monitor_event_streams',
      help: 'Open streams of events.',
      registers: [],
      collect() {
        this.set(lines())
      },
    })
    this.#registry.registerMetric(streams)
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }
}

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Bounds of how long calls take, in seconds: from a look-up by key to what nobody waits for. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** How the connections to the database are used. */
export interface PoolUse {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

/** What is counted of a monitor, in the text form that Prometheus reads. Labels name routes, never addresses or people. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #answered: Counter<'route' | 'status'>
  readonly #seconds: Histogram<'route'>
  readonly #underWay: Gauge

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
    this.#underWay = new Gauge({
      name: 'monitor_calls_under_way',
      help: 'Calls that are being answered.',
      registers,
    })
  }

  begin(): void {
    this.#underWay.inc()
  }

  /** A call that was begun has ended. Units: `ms`. */
  end({ route, status, ms }: { readonly route: string; readonly status: number; readonly ms: number }): void {
    this.#underWay.dec()
    this.#answered.inc({ route, status: String(status) })
    this.#seconds.observe({ route }, ms / 1000)
  }

  /** Counts the process as well: memory, processor, how late the event loop is. Once for a process. */
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

  get contentType(): string {
    return this.#registry.contentType
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }
}

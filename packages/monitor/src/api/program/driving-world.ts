import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { logLine } from '../../http/log.ts'
import type { Clock } from '../../kernel/clock.ts'
import { COMPANY } from '../../worlds/index.ts'
import { driveLoad, drivenLoads, type Sighted, writeSightings } from './driving-step.ts'
import { nextTrips } from './next-trips.ts'

/** The name of the world whose trucks drive. */
export const MOVING_WORLD = 'moving'
const STEP_MS = 5_000
/** A longer gap is one in which no monitor ran: the world stood still. */
const PAUSE_MS = 60_000
const MINUTE_MS = 60_000
/** How often a truck is seen, in minutes of the world. */
const SEEN_EVERY_MINUTES = 20
/** How long sightings of its trucks are stored, in days of the world. */
const STORED_DAYS = 3

/** How often at most those who look at the loads get an event that its time went on, by the clock. */
const EVENT_EVERY_MS = 10_000

interface Around {
  readonly db: Kysely<Schema>
  readonly clock: Clock
  /** How many times faster the world's time passes than the clock's. */
  readonly speed: number
  readonly log?: (line: string) => void
}

const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms)

/** Moves every instant of a company's loads, in one transaction that counts as no change. */
const shift = (db: Kysely<Schema>, companyId: number, ms: number): Promise<void> =>
  db.transaction().execute(async trx => {
    const by = sql`make_interval(secs => ${ms / 1000}::float8)`
    const own = sql`(select id from loads where company_id = ${companyId})`
    await sql`set local fairhaul.moves_worlds = 'on'`.execute(trx)
    await sql`update load_stops set window_starts_at = window_starts_at + ${by}, window_ends_at = window_ends_at + ${by}
      where load_id in ${own}`.execute(trx)
    await sql`update load_logs set occurred_at = occurred_at + ${by}, created_at = created_at + ${by}
      where load_id in ${own}`.execute(trx)
    await sql`update tickets set created_at = created_at + ${by} where load_id in ${own}`.execute(trx)
    await sql`update carrier_vehicle_areas set seen_at = seen_at + ${by} where carrier_vehicle_id in (
      select carrier_vehicle_id from loads where company_id = ${companyId})`.execute(trx)
  })

/** Writes one event about all loads of a company: their times and positions are others now. */
const writeEvent = (db: Kysely<Schema>, companyId: number): Promise<unknown> =>
  sql`with written as (
      insert into company_events (company_id, kind, subject, subject_id)
      values (${companyId}, 'load', 'load', null) returning id)
    select pg_notify('company_events', '') from written`.execute(db)

/**
 * Lets the trucks of the moving world drive: every few seconds its time goes on by some minutes, and what its trucks did
 * meanwhile is written. The clock of the monitor, and of everyone who looks at it, is not touched: instead all instants
 * of the world's loads become that much older, so that "in 3 h" turns into "in 2 h" within half a minute.
 *
 * Choice: of several processes over one database, the first of each step drives; the others leave it. While no monitor
 * runs, the world stands still. That instants are shifted is no event, or each step would be one for every load; one about
 * all of them is written every few seconds.
 */
export class DrivingWorld {
  readonly #around: Around
  #timer: NodeJS.Timeout | undefined
  #stepping: Promise<void> | undefined
  #eventAt = Number.NEGATIVE_INFINITY

  constructor(around: Around) {
    this.#around = around
  }

  /** Makes the first step, so that positions are fresh, and goes on by a timer. */
  async start(): Promise<void> {
    await this.step()
    this.#timer = setInterval(() => void this.step(), STEP_MS).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#stepping
  }

  /** One step. While one runs, it is the same. A step that fails is logged, and the next one goes on from there. */
  async step(): Promise<void> {
    this.#stepping ??= this.#step()
      .catch((fault: unknown) =>
        this.#around.log?.(logLine({ requestId: '-', route: 'driving world', status: 500, ms: 0, fault })),
      )
      .finally(() => {
        this.#stepping = undefined
      })
    await this.#stepping
  }

  async #step(): Promise<void> {
    const { db, clock, speed } = this.#around
    const now = clock.now()
    const passed = await this.#claim(now)
    if (passed === null) return
    const worldMs = passed > PAUSE_MS ? 0 : passed * speed
    if (passed !== worldMs) await shift(db, COMPANY.northlake, passed - worldMs)
    const since = after(now, -worldMs)
    const sighted: Sighted[] = []
    for (const load of await drivenLoads(db, COMPANY.northlake)) {
      const seen = await driveLoad(db, load, { since, now })
      if (seen !== null) sighted.push(seen)
    }
    await writeSightings(db, sighted, after(now, -SEEN_EVERY_MINUTES * MINUTE_MS))
    await nextTrips(db, COMPANY.northlake, now)
    await sql`delete from carrier_vehicle_areas where seen_at < ${after(now, -STORED_DAYS * 24 * 60 * MINUTE_MS)}
      and carrier_vehicle_id in (select carrier_vehicle_id from loads where company_id = ${COMPANY.northlake})`.execute(
      db,
    )
    if (worldMs === 0 || now.getTime() - this.#eventAt < EVENT_EVERY_MS) return
    this.#eventAt = now.getTime()
    await writeEvent(db, COMPANY.northlake)
  }

  /** Claims this step for this process. Returns the milliseconds since the step before; null: another one has it. */
  #claim(now: Date): Promise<number | null> {
    return this.#around.db.transaction().execute(async trx => {
      const isFirst = await trx
        .insertInto('world_steps')
        .values({ world: MOVING_WORLD, stepped_at: now })
        .onConflict(other => other.doNothing())
        .returning('world')
        .executeTakeFirst()
      if (isFirst !== undefined) return 0
      const { stepped_at } = await trx
        .selectFrom('world_steps')
        .select('stepped_at')
        .where('world', '=', MOVING_WORLD)
        .forUpdate()
        .executeTakeFirstOrThrow()
      const passed = now.getTime() - stepped_at.getTime()
      if (passed < STEP_MS / 2) return null
      await trx.updateTable('world_steps').set({ stepped_at: now }).execute()
      return passed
    })
  }
}

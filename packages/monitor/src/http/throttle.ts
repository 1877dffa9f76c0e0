import { sql } from 'kysely'
import { keyedHash } from '../kernel/hashing.ts'
import { tooOften } from './refused.ts'
import type { Services } from './services.ts'

/** A rate limit in a window that starts with the first use. */
export interface Limit {
  readonly name: string
  readonly max: number
  readonly seconds: number
  readonly message: string
}

/** The key of a count: a hash, so that the table contains no addresses. */
const keyOf = ({ config }: Services, { name }: Limit, whose: string) =>
  `${name}:${keyedHash(config.secret, 'throttle', whose)}`

/**
 * Adds one to a count in one statement, so that simultaneous requests are counted one by one. Returns the seconds
 * until the window ends where the count is beyond the limit; null within it.
 */
export async function countBeyond(services: Services, limit: Limit, whose: string): Promise<number | null> {
  const now = services.clock.now()
  const windowStart = new Date(now.getTime() - limit.seconds * 1000)
  const over = sql<boolean>`throttles.window_started_at <= ${windowStart}`
  const { count, window_started_at } = await services.db
    .insertInto('throttles')
    .values({ key: keyOf(services, limit, whose), window_started_at: now, count: 1 })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${over} then 1 else throttles.count + 1 end`,
        window_started_at: sql`case when ${over} then ${now}::timestamptz else throttles.window_started_at end`,
      }),
    )
    .returning(['count', 'window_started_at'])
    .executeTakeFirstOrThrow()
  return count <= limit.max ? null : (window_started_at.getTime() - windowStart.getTime()) / 1000
}

/** Adds one to a count. Refuses: 429 beyond the limit, with the seconds until the window ends. */
export async function countOnce(services: Services, limit: Limit, whose: string): Promise<void> {
  const seconds = await countBeyond(services, limit, whose)
  if (seconds !== null) throw tooOften(seconds, limit.message)
}

/** Whether a count has reached its limit, so that one more would be beyond it. */
export async function isUsedUp(services: Services, limit: Limit, whose: string): Promise<boolean> {
  const now = services.clock.now().getTime()
  const found = await services.db
    .selectFrom('throttles')
    .select('count')
    .where('key', '=', keyOf(services, limit, whose))
    .where('window_started_at', '>', new Date(now - limit.seconds * 1000))
    .executeTakeFirst()
  return found !== undefined && found.count >= limit.max
}

/** Subtracts one from a count, for an attempt that turned out to be legitimate. */
export async function uncount(services: Services, limit: Limit, whose: string): Promise<void> {
  await services.db
    .updateTable('throttles')
    .set({ count: sql`greatest(count - 1, 0)` })
    .where('key', '=', keyOf(services, limit, whose))
    .execute()
}

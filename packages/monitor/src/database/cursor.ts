/**
 * A reader's place: a snapshot of the database, and when it was taken. The reader has every event that the snapshot sees.
 *
 * An order of ids would lose events: of two writers at once the one with the lower id may commit later. What a snapshot
 * sees is exact, whichever order they commit in.
 */
export interface EventCursor {
  /** Seconds since 1970, by the clock of the database. */
  readonly at: number
  /** As PostgreSQL writes one: `xmin:xmax:xip,xip`. */
  readonly snapshot: string
}

const CURSOR =
  /^(?<at>\d{9,11})\.(?<snapshot>(?<xmin>\d{1,19}):(?<xmax>\d{1,19}):(?<running>(?:\d{1,19}(?:,\d{1,19}){0,499})?))$/

/** The cursor as text, which readers send back as it is. */
export const cursorText = ({ at, snapshot }: EventCursor): string => `${at}.${snapshot}`

/** Refuses: null for a text that is no cursor; the database would refuse it too, with an error. */
export const readCursor = (text: string): EventCursor | null => {
  const { at = '', snapshot = '', xmin = '', xmax = '', running = '' } = CURSOR.exec(text)?.groups ?? {}
  if (snapshot === '') return null
  const [first, end] = [BigInt(xmin), BigInt(xmax)]
  const transactions = running === '' ? [] : running.split(',').map(BigInt)
  const isInOrder = transactions.every(
    (each, at) => each >= first && each < end && (at === 0 || each > (transactions[at - 1] as bigint)),
  )
  return first > 0n && first <= end && isInOrder ? { at: Number(at), snapshot } : null
}

/** How long events are stored, in seconds. */
export const STORED_SECONDS = 3_600

/** An older place may miss events that are no longer stored: well before the oldest is deleted. */
const READABLE_SECONDS = 3_000

const lastOf = ({ snapshot }: EventCursor) => BigInt(snapshot.split(':')[1] ?? '0')

/**
 * Whether every event between two places is still stored. False also for a place of another database: a restored one
 * begins to count again.
 */
export const isReadableFrom = (before: EventCursor, now: EventCursor): boolean =>
  now.at - before.at <= READABLE_SECONDS && before.at <= now.at + 60 && lastOf(before) <= lastOf(now)

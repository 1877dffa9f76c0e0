import type { WireError } from '../../../http/refused.ts'
import type { KnownStop } from './known-loads.ts'
import type { PlacedStop } from './place-stops.ts'

/** What is written of the stops of one load: each sent stop with the row that it becomes, and the rows that go. */
export interface StopChanges {
  readonly written: readonly (PlacedStop & { readonly sequence: number; readonly id: number | null })[]
  readonly removed: readonly number[]
}

const isSameTime = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime()

const hasOtherPlace = (known: KnownStop, sent: PlacedStop): boolean =>
  known.is_type !== sent.is_type ||
  known.state !== sent.state ||
  known.postal_code !== sent.postal_code ||
  (known.city !== null && known.city !== sent.city)

const isSame = (known: KnownStop, sent: PlacedStop, sequence: number): boolean =>
  !hasOtherPlace(known, sent) &&
  known.city === sent.city &&
  known.latitude === sent.latitude &&
  known.longitude === sent.longitude &&
  known.time_zone === sent.time_zone &&
  known.sequence === sequence &&
  isSameTime(known.window_starts_at, sent.window_starts_at) &&
  isSameTime(known.window_ends_at, sent.window_ends_at)

/**
 * The changes from the stops on record to those that were sent, by their place in the journey. What is logged at a stop
 * stays: such a stop may get another window, and no other place.
 *
 * Refuses: another place of such a stop, and a journey without it.
 */
export function stopChanges(
  known: readonly KnownStop[],
  sent: readonly PlacedStop[],
): StopChanges | { readonly errors: readonly WireError[] } {
  const errors: WireError[] = []
  for (const [at, stop] of known.entries()) {
    const now = sent[at]
    if (!stop.has_logs || (now !== undefined && !hasOtherPlace(stop, now))) continue
    errors.push(
      now === undefined
        ? { field: 'stops', message: `Something is logged at stop ${at + 1}, so it cannot be left out.` }
        : {
            field: `stops.${at}`,
            message: 'Something is logged at this stop, so only its window can change.',
          },
    )
  }
  if (errors.length > 0) return { errors }
  return {
    written: sent.flatMap((stop, at) => {
      const row = known[at]
      const sequence = at + 1
      return row !== undefined && isSame(row, stop, sequence)
        ? []
        : [{ ...stop, sequence, id: row?.id ?? null }]
    }),
    removed: known.slice(sent.length).map(({ id }) => id),
  }
}

import { daysBefore } from '../days.ts'
import type { Random } from '../random.ts'
import type { CarrierRows } from './carrier-rows.ts'

/** A carrier's operating authority in the register. */
export type AuthorityProfile = 'settled' | 'young' | 'new' | 'revoked' | 'none' | 'undated' | 'unknown'

/** How often each profile occurs among ordinary carriers, in percent. */
export const AUTHORITY_PROFILES: readonly (readonly [number, AuthorityProfile])[] = [
  [71, 'settled'],
  [6, 'young'],
  [4, 'new'],
  [8, 'revoked'],
  [4, 'none'],
  [4, 'undated'],
  [3, 'unknown'],
]

/**
 * Settled: granted years ago. Young: three to six months ago. New: less than three months. Undated: in force, with no
 * grant on record. None: never granted. Revoked: it was revoked. Unknown: there is no row.
 */
export const authorityOf = (
  random: Random,
  carrier_id: number,
  profile: AuthorityProfile,
  today: string,
): CarrierRows['authority'] => {
  const as_of = daysBefore(today, 1)
  const granted = (least: number, most: number) => daysBefore(today, random.whole(least, most))
  const contract = random.chance(0.2) ? 'A' : 'N'
  const broker = random.chance(0.06) ? 'A' : 'N'
  const row = { carrier_id, common: 'A', contract, broker, granted_on: null, as_of }
  switch (profile) {
    case 'settled':
      return { ...row, granted_on: granted(220, 7_000) }
    case 'young':
      return { ...row, granted_on: granted(100, 170) }
    case 'new':
      return { ...row, granted_on: granted(3, 80) }
    case 'undated':
      return row
    case 'revoked':
      return {
        ...row,
        common: 'I',
        contract: random.chance(0.2) ? 'I' : 'N',
        broker: 'N',
        granted_on: granted(400, 5_000),
      }
    case 'unknown':
      return null
    case 'none':
      return { ...row, common: 'N', contract: 'N', broker: 'N' }
  }
}

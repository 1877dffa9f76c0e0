import { conflict } from '../../http/refused.ts'
import type { SeenLoad } from './update-load.ts'

const TAG = /^"(?:(?:status|team_id|carrier_vehicle_id)=[a-z_0-9]+(?: |(?=")))+"$/

/**
 * What a change requires of a load, as its `If-Match` header names it: `"status=covered team_id=none"`. Empty: nothing
 * without the header.
 *
 * Refuses: 409 for a text that names nothing of a load, as no load can be so.
 */
export function seenLoad({ headers }: Pick<Request, 'headers'>): SeenLoad {
  const tag = headers.get('if-match')
  if (tag === null) return {}
  if (!TAG.test(tag)) throw conflict('This is not the state of a load.')
  return Object.fromEntries(
    tag
      .slice(1, -1)
      .split(' ')
      .map(each => each.split('=')),
  )
}

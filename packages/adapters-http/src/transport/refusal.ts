import type { Problem, RedirectTarget, Refusal } from '@fairhaul/core'
import { retryAfterMs } from './retry-after.ts'

/** Statuses returned as refusals unless a call names its own. Source: section 8, "General handling". */
export const HANDLED_BY_DEFAULT: readonly number[] = [401, 403, 404, 422]

/** A full disk of the server. Choice: it says what happened, as a 422 does, and any call may get it. */
export const FULL_DISK = 507

interface ReadRefusal {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
  readonly requestId: string | null
  /** Core's name of each wire field; `#` is the place of a row in a list. */
  readonly fields: Readonly<Record<string, string>>
  readonly now: number
}

/** `{"errors":[{"field","message"}]}`, where the body has that shape; a gateway's page gives no problems. */
const problemsIn = (body: unknown, fields: Readonly<Record<string, string>>): readonly Problem[] => {
  const errors: unknown = (body as { errors?: unknown } | null | undefined)?.errors
  if (!Array.isArray(errors)) return []
  return errors.flatMap((error: { field?: unknown; message?: unknown } | null) =>
    typeof error?.message === 'string'
      ? [{ field: wordFor(error.field, fields), message: error.message }]
      : [],
  )
}

/** Choice: an unknown field means the whole form, so that no wire name reaches a screen. */
const wordFor = (field: unknown, fields: Readonly<Record<string, string>>): string | null => {
  if (typeof field !== 'string') return null
  const places = field.match(PLACE) ?? []
  const known = field.replaceAll(PLACE, '#')
  if (!Object.hasOwn(fields, known)) return null
  let next = 0
  return (fields[known] ?? '').replaceAll('#', () => places[next++] ?? '')
}

/** The place of a row in a list: `2` in `rules.2.is_type`. */
const PLACE = /(?<=\.)\d+(?=\.|$)/g

/** The redirect target of a 406 or 418; undefined for other statuses and for a 406 without a target. */
export const redirectIn = (status: number, body: unknown): RedirectTarget | undefined => {
  if (status === 418) return { kind: 'pending-access-review' }
  const url: unknown = status === 406 ? (body as { url?: unknown } | null | undefined)?.url : undefined
  return typeof url === 'string' && url !== '' ? { kind: 'address', url } : undefined
}

/**
 * The refusal of a status with the details of its body. Undefined for a status that is not a refusal.
 *
 * Source: section 8, "General handling". A 406 and a 418 are in `redirectIn`.
 */
export const refusalIn = ({
  status,
  headers,
  body,
  requestId,
  fields,
  now,
}: ReadRefusal): Refusal | undefined => {
  const problems = problemsIn(body, fields)
  const message = problems[0]?.message ?? null
  switch (status) {
    case 401:
      return { kind: 'unauthenticated', ...(message !== null && { message }), requestId }
    case 403:
      return { kind: 'forbidden', message, requestId }
    case 404:
      return { kind: 'not-found', requestId }
    case 409:
      return { kind: 'conflict', message, requestId }
    case 422:
    case FULL_DISK:
      return { kind: 'invalid', problems, requestId }
    case 429: {
      const wait = retryAfterMs(headers.get('retry-after'), now)
      return { kind: 'too-many', retryAfterSeconds: wait === null ? null : Math.ceil(wait / 1000), requestId }
    }
    default:
      return undefined
  }
}

import type { z } from 'zod'
import { Refused, type WireError } from './refused.ts'

/** More errors than these do not help, and would make the response as long as the request. */
const ERRORS_MAX = 20
const NAME_MAX = 60

const dotted = (path: readonly PropertyKey[]) => path.map(String).join('.')

const wireErrors = (issue: z.core.$ZodIssue): readonly WireError[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map(key => ({
        field: dotted([...issue.path, key.slice(0, NAME_MAX)]),
        message: 'This cannot be sent here.',
      }))
    : [{ field: issue.path.length === 0 ? null : dotted(issue.path), message: issue.message }]

/** Parses a query or body by a schema. Refuses with 422, one error for each field that is invalid or unknown. */
export function check<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  const read = schema.safeParse(sent)
  if (read.success) return read.data
  throw new Refused(422, read.error.issues.flatMap(wireErrors).slice(0, ERRORS_MAX))
}

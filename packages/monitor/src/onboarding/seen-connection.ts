import { conflict } from '../http/refused.ts'
import { CONNECTION_STATUSES } from './wire-connection.ts'

/** The state in which a caller saw a connection. Null: there was none. */
export type SeenConnection = {
  readonly status: (typeof CONNECTION_STATUSES)[number]
  readonly is_dismissed: boolean
  readonly is_held: boolean
} | null

/** The refusal of a change by someone who saw another state. */
export const changedMeanwhile = () => conflict('Someone else has changed this connection.')

/**
 * The state that a change requires, as its `If-Match` header names it: `"onboarded"`, `"onboarded dismissed"`,
 * `"onboarded held"` or `"none"`. Empty: undefined without the header; then the connection is changed in any state.
 *
 * Refuses: 409 for a state that this monitor does not know, as no connection can be in it.
 */
export function seenConnection({ headers }: Pick<Request, 'headers'>): SeenConnection | undefined {
  const tag = headers.get('if-match')
  if (tag === null) return undefined
  if (tag === '"none"') return null
  const [, name, dismissed, held] = /^"([a-z_]+)( dismissed)?( held)?"$/.exec(tag) ?? []
  const status = CONNECTION_STATUSES.find(each => each === name)
  if (status === undefined) throw changedMeanwhile()
  return { status, is_dismissed: dismissed !== undefined, is_held: held !== undefined }
}

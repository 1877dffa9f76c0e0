/** One finished call. It has the route's pattern instead of the URL, which may name a person. */
export interface LoggedCall {
  readonly requestId: string
  readonly route: string | null
  readonly status: number
  readonly ms: number
  /** The numbers of the user and the company of the session. Left out: no session, or no company. */
  readonly userId?: number
  readonly companyId?: number
  /** The number of the API key. Left out: the call has none. */
  readonly keyId?: number
  /** The digest of the address that a refused code was for. */
  readonly address?: string
  /** The numbers of what the call is about: in its path by their names in the route, of a write by its fields. */
  readonly ids?: Readonly<Record<string, string>>
  /** The error behind a 500 or a 503. */
  readonly fault?: unknown
}

const ADDRESS = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu
/** Ten or more digits, as telephone numbers are written, not part of a word. */
const NUMBER = /(?<![\w.])\+?\(?\d(?:[ ().-]{0,2}\d){9,}(?!\w)/g

/** A text without addresses and telephone numbers: a mail server names the address that it refuses. */
const withoutPeople = (text: string) => text.replaceAll(ADDRESS, '<address>').replaceAll(NUMBER, '<number>')

/** PostgreSQL's message quotes a value that it could not read as a date or number. */
const quotesValues = (code: unknown) => typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code)

const causeOf = (fault: unknown) => {
  if (!(fault instanceof Error)) return { name: typeof fault }
  const code = 'code' in fault ? fault.code : undefined
  const plain = (text: string) =>
    withoutPeople(quotesValues(code) ? text.replaceAll(/"[^"]*"/g, '"..."') : text)
  return {
    name: fault.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    message: plain(fault.message),
    ...(fault.stack !== undefined && { stack: plain(fault.stack) }),
  }
}

/** What is no number was typed by someone, and is not logged. */
const numbersOf = (ids: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(ids).filter(([, value]) => /^\d{1,16}(,\d{1,16})*( and \d+ more)?$/.test(value)),
  )

/**
 * The log line of a call: no URL, no query, no body, no name of a person. Who and what it was about are numbers.
 *
 * A fault's message is logged without addresses and telephone numbers: it comes from code or a driver, and names
 * columns and constraints. The driver's `detail`, which quotes values, is not logged.
 */
export const logLine = ({
  requestId,
  route,
  status,
  ms,
  userId,
  companyId,
  keyId,
  address,
  ids = {},
  fault,
}: LoggedCall) =>
  JSON.stringify({
    level: fault === undefined ? 'info' : 'error',
    request_id: requestId,
    route,
    status,
    ms: Math.round(ms * 10) / 10,
    ...(userId !== undefined && { user_id: userId }),
    ...(companyId !== undefined && { company_id: companyId }),
    ...(keyId !== undefined && { key_id: keyId }),
    ...(address !== undefined && { address }),
    ...(Object.keys(numbersOf(ids)).length > 0 && { ids: numbersOf(ids) }),
    ...(fault !== undefined && { fault: causeOf(fault) }),
  })

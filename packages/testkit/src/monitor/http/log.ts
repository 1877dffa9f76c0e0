/** One finished call. The route's pattern stands for the address, which may name a person. */
export interface LoggedCall {
  readonly requestId: string
  readonly route: string | null
  readonly status: number
  readonly ms: number
  /** What went wrong inside, for a 500 or a 503. */
  readonly fault?: unknown
}

const ADDRESS = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu
/** Ten digits and more, as numbers of telephones are written; no part of a word. */
const NUMBER = /(?<![\w.])\+?\(?\d(?:[ ().-]{0,2}\d){9,}(?!\w)/g

/** A text without whom it is about: a mail server names the address that it refuses. */
const withoutPeople = (text: string) => text.replaceAll(ADDRESS, '<address>').replaceAll(NUMBER, '<number>')

/** PostgreSQL quotes what it could not read as a date or a number in its message. */
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

/**
 * The log line of a call: no address, no query, no body, nobody's name.
 *
 * A fault's message is kept without addresses and numbers: it comes from code or a driver, which names columns and
 * constraints; the driver's `detail`, which quotes values, is not.
 */
export const logLine = ({ requestId, route, status, ms, fault }: LoggedCall) =>
  JSON.stringify({
    level: fault === undefined ? 'info' : 'error',
    request_id: requestId,
    route,
    status,
    ms: Math.round(ms * 10) / 10,
    ...(fault !== undefined && { fault: causeOf(fault) }),
  })

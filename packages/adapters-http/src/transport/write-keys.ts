const KEY_BYTES = 16

/** How long an unanswered write keeps its key, in milliseconds; the monitor remembers keys for a day. */
export const KEY_LIVES_MS = 60 * 60 * 1000

/** How many unanswered writes keep their keys. */
const KEYS_MAX = 50

/** Not `randomUUID`, which is missing on a page without TLS. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** What is sent, as a text that is equal for equal input. Files count by their name, size and type. */
const textOf = (body: unknown): string =>
  body instanceof FormData
    ? JSON.stringify(
        Array.from(body as unknown as Iterable<[string, string | File]>, ([name, value]) => [
          name,
          value instanceof Blob ? [value.name, value.size, value.type] : value,
        ]),
      )
    : JSON.stringify(body ?? null)

/** One write, with the key that it is sent under. */
export interface KeyedWrite {
  readonly key: string
  /** Call it when the server has answered: the next write with the same input is a new one. */
  readonly answered: () => void
}

/**
 * The idempotency keys of writes. A write that got no answer keeps its key, so that the same one, sent again by the
 * user, runs once: until it is answered, or for an hour. One with other input has another key.
 */
export const writeKeys = (now: () => number): ((target: string, body: unknown) => KeyedWrite) => {
  const stored = new Map<string, { readonly key: string; readonly since: number }>()
  return (target, body) => {
    const write = `${target} ${textOf(body)}`
    const before = stored.get(write)
    const isStored = before !== undefined && now() - before.since < KEY_LIVES_MS
    const { key, since } = isStored ? before : { key: newKey(), since: now() }
    // The newest last: the first one is forgotten.
    stored.delete(write)
    stored.set(write, { key, since })
    for (const oldest of stored.keys()) {
      if (stored.size <= KEYS_MAX) break
      stored.delete(oldest)
    }
    return {
      key,
      answered: () => {
        if (stored.get(write)?.key === key) stored.delete(write)
      },
    }
  }
}

import type { PGlite } from '@electric-sql/pglite'

/** The first byte of what a client sends at the end of a statement: a query in one message, or the sync after several. */
const ENDS_A_STATEMENT = new Set(['Q', 'S'].map(letter => letter.charCodeAt(0)))

/**
 * An engine that still answers when it has panicked, as where the disk is full: the engine itself then answers statements
 * without their end, and what waits for it waits forever. Every later statement fails with the panic.
 *
 * What was committed is in its folder, and the next start finds it. The engine must not be used or closed any more.
 */
export const answeringAfterPanic = (
  engine: PGlite,
): { readonly engine: PGlite; readonly hasPanicked: () => boolean } => {
  type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>
  let panic: Messages[number] | undefined
  let isSentInStatement = false
  const afterPanic = (message: Uint8Array, sent: Messages[number]): Messages => {
    if (!ENDS_A_STATEMENT.has(message[0] ?? 0)) return []
    const ready = { name: 'readyForQuery', length: 5, status: 'I' } as const
    const messages: Messages = isSentInStatement ? [ready] : [sent, ready]
    isSentInStatement = false
    return messages
  }
  const answering = Object.create(engine) as PGlite
  answering.execProtocolStream = async (message, options) => {
    if (panic !== undefined) return afterPanic(message, panic)
    const messages = await engine.execProtocolStream(message, options)
    const at = messages.findIndex(
      each => each.name === 'error' && 'severity' in each && each.severity === 'PANIC',
    )
    if (at === -1) return messages
    panic = messages[at] as Messages[number]
    isSentInStatement = true
    // A query in one message has its end here too.
    const end = message[0] === 'Q'.charCodeAt(0) ? afterPanic(message, panic) : []
    return [...messages.slice(0, at + 1), ...end]
  }
  return { engine: answering, hasPanicked: () => panic !== undefined }
}

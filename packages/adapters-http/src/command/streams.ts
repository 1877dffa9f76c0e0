import type { Readable, Writable } from 'node:stream'

/** What read the output, such as `head`, has ended. */
export class OutputClosed extends Error {
  override readonly name = 'OutputClosed'
}

/** Throws why a stream took no more: `OutputClosed` where its reader has ended, else an error that names the cause. */
const throwIfEnded = (stream: Writable): void => {
  const { errored } = stream
  const isClosed = errored === null || (errored as { readonly code?: unknown }).code === 'EPIPE'
  if (errored !== null && !isClosed)
    throw new Error(`The output cannot be written: ${errored.message}.`, { cause: errored })
  if (stream.destroyed || errored !== null)
    throw new OutputClosed('The output is closed.', { cause: errored })
}

/** Writes texts to a stream. Throws `OutputClosed` once the stream is closed, as by `head`, and an error where the disk is full. */
export const printTo = (stream: Writable): ((text: string) => void) => {
  stream.on('error', () => {})
  return text => {
    throwIfEnded(stream)
    stream.write(text)
    throwIfEnded(stream)
  }
}

/** Waits until all that was printed to a stream is written. Throws as printing does. */
export const flushed = async (stream: Writable): Promise<void> => {
  await new Promise<void>(resolve => stream.write('', () => resolve()))
  throwIfEnded(stream)
}

/** All bytes of a stream. */
export const bytesOf = async (stream: Readable): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}

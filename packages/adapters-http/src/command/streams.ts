import type { Readable, Writable } from 'node:stream'

/** What read the output, such as `head`, has ended. */
export class OutputClosed extends Error {
  override readonly name = 'OutputClosed'
}

/** Writes texts to a stream. Refuses: throws `OutputClosed` once the stream is closed, as by `head`. */
export const printTo = (stream: Writable): ((text: string) => void) => {
  stream.on('error', () => {})
  return text => {
    if (stream.destroyed) throw new OutputClosed('The output is closed.')
    stream.write(text)
    if (stream.errored) throw new OutputClosed('The output is closed.', { cause: stream.errored })
  }
}

/** All bytes of a stream. */
export const bytesOf = async (stream: Readable): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}

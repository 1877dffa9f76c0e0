import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy, { type Busboy } from 'busboy'
import qs from 'qs'
import type { Spool } from './spool.ts'
import { invalid, Refused } from './refused.ts'

const LIMITS = { fields: 50, files: 5, parts: 50, fieldSize: 1_000_000, headerPairs: 20 }

const unreadable = () => invalid(null, 'This is not a readable form.')

type Part = readonly [name: string, value: string | File]

const openForm = (contentType: string): Busboy => {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      limits: LIMITS,
      preservePath: true,
      defParamCharset: 'utf8',
    })
  } catch {
    throw unreadable()
  }
}

/** Neither a refusal, nor an error of the disk. */
const isOfForm = (error: unknown) =>
  !(error instanceof Refused) && !(error instanceof Error && 'code' in error && 'syscall' in error)

/** A name as it was before it was sent: a form writes quotes and line ends of names like this, and nothing else. */
const plainText = (name: string) =>
  name.replaceAll('%22', '"').replaceAll(/%0D/gi, '\r').replaceAll(/%0A/gi, '\n')

/** The parts of a form in their order; files go to the spool as they come. */
async function partsOf(
  bytes: AsyncIterable<Uint8Array>,
  contentType: string,
  spool: Spool,
): Promise<readonly Part[]> {
  const parts: Promise<Part>[] = []
  const form = openForm(contentType)
  let failure: unknown
  let isTooMuch = false
  form.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    isTooMuch ||= nameTruncated || valueTruncated
    parts.push(Promise.resolve([plainText(name), value]))
  })
  form.on('file', (name, content, { filename = '', mimeType }) => {
    // It may fail before the spool reads it.
    content.on('error', () => undefined)
    // Where no file was chosen, a form sends a part with an empty name.
    if (filename === '') {
      content.resume()
      parts.push(Promise.resolve([plainText(name), '']))
      return
    }
    const file = spool.add(content, plainText(filename), mimeType)
    file.catch((error: unknown) => {
      failure ??= error
      form.destroy()
    })
    parts.push(file.then(value => [plainText(name), value]))
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    form.on(limit, () => {
      isTooMuch = true
    })
  try {
    await pipeline(Readable.from(bytes), form)
    const read = await Promise.all(parts)
    if (isTooMuch) throw unreadable()
    return read
  } catch (error) {
    await Promise.allSettled(parts)
    const cause = error instanceof Refused ? error : (failure ?? error)
    throw isOfForm(cause) ? unreadable() : cause
  }
}

/**
 * A form's fields, their bracketed names parsed into objects. Files are `File` values, whose bytes are in the spool.
 *
 * Refuses: 422 for what is no form, or has more parts than any form of this API; what reading the bytes refuses.
 */
export async function readForm(
  bytes: AsyncIterable<Uint8Array>,
  contentType: string,
  spool: Spool,
): Promise<unknown> {
  const files: File[] = []
  const names = (await partsOf(bytes, contentType, spool)).map(([name, value]) => {
    const text = typeof value === 'string' ? value : `file:${files.push(value) - 1}`
    return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`
  })
  // A text field that is itself `file:0` can at most name a file of the same form.
  return qs.parse(names.join('&'), {
    depth: 3,
    parameterLimit: 50,
    plainObjects: true,
    decoder: (text, fallback, charset, type) => {
      const decoded: string = fallback(text, fallback, charset)
      const place = type === 'value' ? /^file:(\d+)$/.exec(decoded)?.[1] : undefined
      return place === undefined ? decoded : (files[Number(place)] ?? decoded)
    },
  })
}

import qs from 'qs'
import { invalid, tooLarge, missing } from './refused.ts'
import type { z } from 'zod'
import { ID_MAX } from './fields.ts'

export const JSON_BYTES_MAX = 1_000_000
export const MULTIPART_BYTES_MAX = 12_000_000

/** The bytes of a body, up to a cap: what announces or turns out to be more is refused with 413, and not read on. */
async function readBytes(request: Request, max: number): Promise<Uint8Array> {
  const refusal = () => tooLarge(`At most ${max / 1_000_000} MB can be sent here.`)
  if (Number(request.headers.get('content-length') ?? 0) > max) throw refusal()
  if (request.body === null) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > max) throw refusal()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parseJson(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) return {}
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw invalid(null, 'This is not readable JSON.')
  }
}

/** A form's fields, their bracketed names read into objects. Files stay files, at their place. */
async function parseMultipart(bytes: Uint8Array, contentType: string): Promise<unknown> {
  let form: FormData
  try {
    form = await new Response(Buffer.from(bytes), { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw invalid(null, 'This is not a readable form.')
  }
  const files: File[] = []
  const names = [...form.entries()].map(([name, value]) => {
    const text = typeof value === 'string' ? value : `file:${files.push(value) - 1}`
    return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`
  })
  // A text field that says `file:0` itself names at most a file of the same form.
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

/** What a call's body says. An empty body is an empty object. Refuses: 413, 422. */
export async function readBody(request: Request, { multipart }: { multipart: boolean }): Promise<unknown> {
  const contentType = request.headers.get('content-type') ?? ''
  if (multipart && /^multipart\/form-data\b/i.test(contentType))
    return parseMultipart(await readBytes(request, MULTIPART_BYTES_MAX), contentType)
  const bytes = await readBytes(request, JSON_BYTES_MAX)
  if (bytes.byteLength > 0 && !/^application\/json\b/i.test(contentType))
    throw invalid(null, multipart ? 'Send JSON or a multipart form.' : 'Send JSON.')
  return parseJson(bytes)
}

/** How deep `q[a][b]` may nest, and how many parameters one call may carry. */
const DEPTH_MAX = 5
const PARAMETERS_MAX = 200

/**
 * The query of an address, its nested brackets read into objects. Values stay text: schemas turn them into numbers.
 *
 * Refuses: 422 for what is nested deeper, or is more, than any call of this API can mean.
 */
export function readQuery(search: string): Record<string, unknown> {
  try {
    return qs.parse(search, {
      ignoreQueryPrefix: true,
      depth: DEPTH_MAX,
      strictDepth: true,
      parameterLimit: PARAMETERS_MAX,
      throwOnLimitExceeded: true,
      arrayLimit: PARAMETERS_MAX,
      plainObjects: true,
    })
  } catch (error) {
    if (error instanceof RangeError) throw invalid(null, 'The query has too many or too deeply nested parts.')
    throw error
  }
}

/** What the `:names` of a path that are no ids stand for: a schema of the text of each. */
export type ParamSchemas = Readonly<Record<string, z.ZodType>>

const idOf = (text: string): number => {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (!(id >= 1 && id <= ID_MAX)) throw missing()
  return id
}

const readBy = (schema: z.ZodType, text: string): unknown => {
  const read = schema.safeParse(text)
  if (!read.success) throw missing()
  return read.data
}

/**
 * The parts of a path that have names: whole numbers, unless a schema says what one is.
 *
 * Refuses: what is no whole number can be no id, and what its schema refuses can name nothing: 404, as for what is not there.
 */
export const readParams = (
  texts: Readonly<Record<string, string>>,
  schemas: ParamSchemas = {},
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const schema = schemas[name]
      return [name, schema === undefined ? idOf(text) : readBy(schema, text)]
    }),
  )

import qs from 'qs'
import type { z } from 'zod'
import type { Spool } from './spool.ts'
import { ID_MAX } from './fields.ts'
import { readForm } from './read-form.ts'
import { invalid, missing, tooLarge } from './refused.ts'

export const JSON_BYTES_MAX = 1_000_000
const MULTIPART_BYTES_MAX = 12_000_000

/** The bytes of a body as they come, up to `max`. Refuses: 413 for one that announces or turns out to have more. */
async function* bytesOf(request: Request, max: number): AsyncGenerator<Uint8Array> {
  const refusal = () => tooLarge(`At most ${max / 1_000_000} MB can be sent here.`)
  if (Number(request.headers.get('content-length') ?? 0) > max) throw refusal()
  if (request.body === null) return
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > max) throw refusal()
    yield chunk
  }
}

async function readBytes(request: Request, max: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytesOf(request, max)) chunks.push(chunk)
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

/** The parsed body of a call. An empty body is an empty object. Without a spool no form is read. Refuses: 413, 422. */
export async function readBody(
  request: Request,
  spool?: Spool,
  bytesMax: number = JSON_BYTES_MAX,
): Promise<unknown> {
  const contentType = request.headers.get('content-type') ?? ''
  if (spool !== undefined && /^multipart\/form-data\b/i.test(contentType))
    return readForm(bytesOf(request, MULTIPART_BYTES_MAX), contentType, spool)
  const bytes = await readBytes(request, bytesMax)
  if (bytes.byteLength > 0 && !/^application\/json\b/i.test(contentType))
    throw invalid(null, spool === undefined ? 'Send JSON.' : 'Send JSON or a multipart form.')
  return parseJson(bytes)
}

/** How deep `q[a][b]` may nest, and how many parameters one call may have. */
const DEPTH_MAX = 5
const PARAMETERS_MAX = 200

/**
 * The query of a URL, its nested brackets parsed into objects. Values stay text: schemas turn them into numbers.
 *
 * Refuses: 422 for a query that is nested deeper, or has more parameters, than any call of this API.
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

/** The schemas of those `:names` of a path that are not ids. */
export type ParamSchemas = Readonly<Record<string, z.ZodType>>

const idOf = (text: string): number => {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN
  if (!(id >= 1 && id <= ID_MAX)) throw missing()
  return id
}

const readBy = (schema: z.ZodType, text: string): unknown => {
  const read = schema.safeParse(text)
  if (!read.success) throw missing()
  return read.data
}

/**
 * The parameters of a path: ids, unless they have a schema.
 *
 * Refuses: 404 for text that is no id or that its schema refuses, as for a record that does not exist.
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

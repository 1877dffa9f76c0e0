import qs from 'qs'
import { invalid, tooLarge } from './refused.ts'

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

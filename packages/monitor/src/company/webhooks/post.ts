import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import { request as requestByHttp, type IncomingMessage } from 'node:http'
import { request as requestByHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { plainText } from '../../http/fields.ts'
import { isInsideAddress } from './inside-address.ts'

/** How long a receiver has, in milliseconds, from the first packet to the end of its answer. */
const TIMEOUT_MS = 10_000

/** How much of an answer is read, in bytes. */
const ANSWER_BYTES_MAX = 4_096

/** How much of it is stored, in characters. */
const ANSWER_TEXT_MAX = 200

/** What became of one try. */
export interface Posted {
  /** Null: there was no answer. */
  readonly status: number | null
  /** How the answer begins. Null: there was none. */
  readonly text: string | null
  /** Why it did not arrive. Null: it did. */
  readonly failure: string | null
}

export interface PostParams {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface PostDeps {
  /** Whether addresses inside this network, and http, are allowed. */
  readonly allowsInside: boolean
  readonly timeoutMs?: number
  /** Finds all addresses of a name. */
  readonly resolve?: (hostname: string) => Promise<readonly LookupAddress[]>
  /** Ends a try early; it counts as one without an answer. */
  readonly signal?: AbortSignal
}

const INSIDE = 'It leads to an address inside this network.'

class InsideAddress extends Error {}

const addressesOf = (hostname: string): Promise<readonly LookupAddress[]> =>
  new Promise((resolve, reject) =>
    dnsLookup(hostname, { all: true }, (error, found) => (error ? reject(error) : resolve(found))),
  )

/**
 * Finds the addresses that a connection is then made to, and refuses them all if any is inside: judged as they are used, so
 * that a name that is answered otherwise a moment later leads nowhere else.
 */
const guardedLookup =
  ({ resolve = addressesOf, allowsInside }: PostDeps): LookupFunction =>
  (hostname, options, callback) => {
    const found = async () => {
      const addresses = await resolve(hostname)
      if (!allowsInside && addresses.some(({ address }) => isInsideAddress(address)))
        throw new InsideAddress()
      const [first] = addresses
      if (first === undefined) throw Object.assign(new Error('no address'), { code: 'ENOTFOUND' })
      return { addresses, first }
    }
    found().then(
      ({ addresses, first }) =>
        options.all ? callback(null, [...addresses]) : callback(null, first.address, first.family),
      (error: NodeJS.ErrnoException) => callback(error, ''),
    )
  }

const FAILURES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'Its host name is not known.',
  EAI_AGAIN: 'Its host name could not be looked up.',
  ECONNREFUSED: 'It refused the connection.',
  ECONNRESET: 'It ended the connection without an answer.',
  CERT_HAS_EXPIRED: 'Its certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Its certificate is not signed by an authority that is trusted here.',
  SELF_SIGNED_CERT_IN_CHAIN: 'Its certificate is not signed by an authority that is trusted here.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Its certificate is not signed by an authority that is trusted here.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another host name.',
}

const failureOf = (error: unknown, timeout: AbortSignal): string => {
  if (error instanceof InsideAddress) return INSIDE
  if (timeout.aborted) return 'It did not answer in time.'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return FAILURES[code] ?? `The connection failed${code === '' ? '' : ` (${code})`}.`
}

/** How an answer begins. What is missing of one that is cut off is not waited for. */
const textOf = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.byteLength
      if (size >= ANSWER_BYTES_MAX) break
    }
  } catch {
    // The status came: what was read of the rest is what there is.
  }
  const text = plainText(Buffer.concat(chunks).subarray(0, ANSWER_BYTES_MAX).toString('utf8'))
  return [...text].slice(0, ANSWER_TEXT_MAX).join('')
}

const failureOfStatus = (status: number): string | null => {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400
    ? `It answered ${status}. Redirects are not followed.`
    : `It answered ${status}.`
}

const send = (url: URL, { headers, body }: PostParams, deps: PostDeps, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const bytes = Buffer.from(body, 'utf8')
    const request = url.protocol === 'https:' ? requestByHttps : requestByHttp
    request(
      url,
      {
        method: 'POST',
        agent: false,
        signal,
        lookup: guardedLookup(deps),
        headers: {
          'user-agent': 'Fairhaul-Webhooks',
          'content-type': 'application/json; charset=utf-8',
          'content-length': bytes.byteLength,
          ...headers,
        },
      },
      resolve,
    )
      .on('error', reject)
      .end(bytes)
  })

/**
 * Posts a message once, and follows no redirect. It never throws: what goes wrong is a failure.
 *
 * Choice: an address is judged where it is resolved for the connection, not when a webhook is saved.
 */
export async function post(params: PostParams, deps: PostDeps): Promise<Posted> {
  const url = new URL(params.url)
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (!deps.allowsInside && (url.protocol !== 'https:' || (isIP(host) !== 0 && isInsideAddress(host))))
    return { status: null, text: null, failure: url.protocol === 'https:' ? INSIDE : 'It is not https.' }
  const timeout = AbortSignal.timeout(deps.timeoutMs ?? TIMEOUT_MS)
  const signal = deps.signal === undefined ? timeout : AbortSignal.any([timeout, deps.signal])
  try {
    const response = await send(url, params, deps, signal)
    const status = response.statusCode ?? 0
    const text = await textOf(response)
    return { status, text, failure: failureOfStatus(status) }
  } catch (error) {
    return { status: null, text: null, failure: failureOf(error, timeout) }
  }
}

import { PREFIX } from '../api/create-monitor.ts'

/** The origin of the portal for a browser without a network. */
export const TEST_ORIGIN = 'http://portal.test'

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/**
 * Acts as a browser: it stores the cookies of one user and sends them, with its origin, on each call. A URL without a
 * host is one of the portal's own.
 */
export class TestBrowser {
  readonly #send: (request: Request) => Promise<Response>
  readonly #cookies = new Map<string, string>()
  #csrfToken = 'sign-in'

  constructor(send: (request: Request) => Promise<Response>) {
    this.#send = send
  }

  /** In place of the global `fetch`. */
  readonly fetch: Fetch = async (input, init) => {
    const address = input instanceof Request ? input : new URL(input, TEST_ORIGIN)
    const request = new Request(address, init)
    const requested = new Headers(request.headers)
    for (const [name, value] of Object.entries({ origin: TEST_ORIGIN, 'sec-fetch-site': 'same-origin' }))
      if (!requested.has(name)) requested.set(name, value)
    if (this.#cookies.size > 0)
      requested.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await this.#send(new Request(request, { headers: requested }))
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response
  }

  /** A call of the API, as JSON or a form, with the last CSRF proof of this browser. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const form = body instanceof FormData
    const response = await this.fetch(`${PREFIX}/${path}`, {
      method,
      headers: {
        ...(body !== undefined && !form && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { 'x-csrf-token': this.#csrfToken }),
        ...headers,
      },
      ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
    })
    if (/^(sign_(in|up)\/code|refresh_jwt)$/.test(path) && response.ok)
      this.#csrfToken = ((await response.clone().json()) as { csrf_token: string }).csrf_token
    return response
  }

  /** A raw request, with the last CSRF proof of this browser. */
  send(
    method: string,
    target: string,
    { headers, body }: { headers: Record<string, string>; body?: string },
  ) {
    return this.fetch(`${PREFIX}/${target}`, {
      method,
      headers: { ...(method !== 'GET' && { 'x-csrf-token': this.#csrfToken }), ...headers },
      ...(body !== undefined && { body }),
    })
  }

  readonly get = (path: string) => this.call('GET', path)
  readonly post = (path: string, body?: unknown) => this.call('POST', path, body)

  /** The last cookie with a name. */
  cookie(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value)
  }

  /** Stores the cookie and the CSRF proof of a session, as signing in does. */
  enter(cookie: string, token: string, csrfToken: string): void {
    this.#cookies.set(cookie, token)
    this.#csrfToken = csrfToken
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const at = pair.indexOf('=')
    const isGone = attributes.includes('Max-Age=0')
    if (isGone) this.#cookies.delete(pair.slice(0, at))
    else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}

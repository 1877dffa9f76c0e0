import type { Fetch, UploadDeps, UploadRequest } from './call.ts'

/** How long an upload may stand still before it is ended, in milliseconds: no byte sent and none received. */
export const UPLOAD_STALL_MS = 30_000

/** Statuses whose responses have no body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304])

/**
 * A `fetch` for files. It reports the bytes sent, which the browser's own `fetch` cannot, and ends a request that stands
 * still with a `TimeoutError`. A request without a file is sent by `fetch`, and so is every one outside a browser.
 *
 * Source: section 8, "Redlined upload".
 */
export const uploadByXhr =
  ({ fetch, xhr, clock, onProgress }: UploadDeps): Fetch =>
  (url, init) => {
    const { body, headers, method = 'POST', signal } = init
    if (xhr === undefined || !(body instanceof FormData)) return fetch(url, init)
    return new Promise((resolve, reject) => {
      const request = xhr()
      let stopWaiting = () => {}
      const end = () => {
        stopWaiting()
        signal?.removeEventListener('abort', abort)
      }
      const abandon = (reason: unknown) => {
        end()
        reject(reason)
        request.abort()
      }
      const abort = () => abandon(signal?.reason)
      const moved = () => {
        stopWaiting()
        stopWaiting = clock.after(UPLOAD_STALL_MS, () =>
          abandon(new DOMException('The upload stands still.', 'TimeoutError')),
        )
      }
      request.open(method, url)
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.addEventListener('progress', ({ loaded }) => {
        moved()
        onProgress(loaded)
      })
      request.addEventListener('progress', moved)
      request.addEventListener('load', () => {
        end()
        resolve(responseOf(request))
      })
      request.addEventListener('error', () => {
        end()
        reject(new TypeError('The upload failed.'))
      })
      signal?.addEventListener('abort', abort, { once: true })
      moved()
      request.send(body)
    })
  }

const responseOf = (request: UploadRequest): Response => {
  const lines = request.getAllResponseHeaders().split('\r\n')
  const headers = lines.flatMap((line): [string, string][] => {
    const [name = '', value] = line.split(/:\s*(.*)/)
    return value === undefined ? [] : [[name, value]]
  })
  const { status, responseText } = request
  return new Response(WITHOUT_BODY.has(status) ? null : responseText, { status, headers })
}

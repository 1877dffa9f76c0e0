import type { Fetch, UploadRequest } from '../transport/call.ts'

/** An upload in progress, as a test drives it. */
export interface LocalUpload {
  /** What was sent, with lower-case header names. */
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Bytes have left. */
  readonly progress: (bytesSent: number) => void
  /** Bytes of the response have arrived. */
  readonly received: () => void
  readonly answer: (response: Response) => Promise<void>
  readonly breakOff: () => void
  readonly isAborted: () => boolean
}

const progressed = (loaded: number) => Object.assign(new Event('progress'), { loaded })

/**
 * An `UploadRequest` without a network: `onSend` answers it. Only what an upload uses is there; an abort is silent, as
 * nothing listens to it.
 */
export const localXhr = (onSend: (upload: LocalUpload, body: FormData) => unknown): UploadRequest => {
  const headers: Record<string, string> = {}
  let [method, url, isAborted, answered] = ['', '', false, '']
  const xhr = Object.assign(new EventTarget(), {
    status: 0,
    responseText: '',
    upload: new EventTarget(),
    open: (...to: [string, string]) => {
      ;[method, url] = to
    },
    setRequestHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    getAllResponseHeaders: () => answered,
    abort: () => {
      isAborted = true
    },
    send: (body: FormData) =>
      void onSend(
        {
          method,
          url,
          headers,
          progress: loaded => void xhr.upload.dispatchEvent(progressed(loaded)),
          received: () => void xhr.dispatchEvent(progressed(0)),
          answer: async response => {
            answered = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
            xhr.status = response.status
            xhr.responseText = await response.text()
            xhr.dispatchEvent(new Event('load'))
          },
          breakOff: () => void xhr.dispatchEvent(new Event('error')),
          isAborted: () => isAborted,
        },
        body,
      ),
  })
  return xhr as unknown as UploadRequest
}

/** An `UploadRequest` that sends through a `fetch`, and reports all of the file's bytes before the response. */
export const xhrOver = (fetch: Fetch): UploadRequest =>
  localXhr(async ({ method, url, headers, progress, answer, breakOff }, body) => {
    try {
      const response = await fetch(url, { method, headers, body })
      const sizes = [...body.values()].map(value => (typeof value === 'string' ? value.length : value.size))
      progress(sizes.reduce((all, size) => all + size, 0))
      await answer(response)
    } catch {
      breakOff()
    }
  })

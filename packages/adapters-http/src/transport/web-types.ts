import type { CancelSignal } from '@fairhaul/core'

/**
 * A class of the web as the types of a browser or of Node describe it. Without either, the part that is used here, so that
 * a project without them can read these types.
 */
type WebClass<Name extends string, Part> = typeof globalThis extends {
  readonly [Each in Name]: { readonly prototype: infer Instance }
}
  ? Instance
  : Part

/** `Headers`. */
export type WebHeaders = WebClass<
  'Headers',
  { get(name: string): string | null; has(name: string): boolean; getSetCookie(): string[] }
>

/** `Response`. */
export type WebResponse = WebClass<
  'Response',
  { readonly ok: boolean; readonly status: number; readonly headers: WebHeaders; text(): Promise<string> }
>

/** `FormData`. */
export type WebForm = WebClass<'FormData', object>

/** `AbortSignal`. */
export type WebSignal = WebClass<'AbortSignal', CancelSignal>

/** `ReadableStream` of bytes. */
export type WebBytes = typeof globalThis extends {
  readonly Response: { readonly prototype: { readonly body: infer Body } }
}
  ? NonNullable<Body>
  : AsyncIterable<Uint8Array>

/** `RequestInit`. */
export type WebRequest = typeof globalThis extends {
  readonly fetch: (url: never, init?: infer Init) => unknown
}
  ? NonNullable<Init>
  : { method?: string; headers?: unknown; body?: unknown; signal?: WebSignal | null; keepalive?: boolean }

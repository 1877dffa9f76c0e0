import type { Sha256 } from '@fairhaul/core'

const hexadecimal = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 by the browser. Null where it has none, as on a page without TLS. */
export const browserSha256: Sha256 | null =
  globalThis.crypto?.subtle === undefined
    ? null
    : async text => hexadecimal(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

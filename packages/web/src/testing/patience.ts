import { vi } from 'vitest'

/** How long a test waits for what is to happen, in milliseconds. It guards against hanging and measures no speed. */
export const PATIENCE_MS = 60_000

const { waitFor } = vi

/** `vi.waitFor` gives up after a second by default, which a busy machine may need for one render. */
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })

import type { Resolve } from './token.ts'

/**
 * Brings the bindings that the first screens do without, once for all, and gives what finds them too. Whatever asks for
 * one of their keys is itself fetched, and awaits this beside its own code: one round trip for both.
 * Refuses: rejects when the code does not come; the next call asks again.
 */
export type LazyBindings = () => Promise<Resolve>

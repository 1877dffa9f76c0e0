import type { Id } from '@fairhaul/core'

/** A builder of valid records; its argument overrides single fields. */
export const builder =
  <T extends object>(usual: T) =>
  (change: Partial<T> = {}): T => ({ ...usual, ...change })

/** A number as an id of the type that its place needs. */
export const id = <Kind extends string>(value: number): Id<Kind> => value as Id<Kind>

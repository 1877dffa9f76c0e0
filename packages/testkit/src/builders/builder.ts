import type { Id } from '@fairhaul/core'

/** Makes one thing that is valid as it stands, with what a test changes in it. */
export const builder =
  <T extends object>(usual: T) =>
  (change: Partial<T> = {}): T => ({ ...usual, ...change })

/** A number as an id of whatever kind the place asks for. */
export const id = <Kind extends string>(value: number): Id<Kind> => value as Id<Kind>

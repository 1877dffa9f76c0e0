import type { Id } from '@fairhaul/core'

/** A number as an id of whatever kind the place asks for. */
export const id = <Kind extends string>(value: number): Id<Kind> => value as Id<Kind>

import { availableParallelism } from 'node:os'

const SLOTS_MIN = 2

/**
 * How jobs share the cores of this machine: a slot is a core, and `share` is how many of them one run of tests takes.
 */
export const slotsHere = (cores = availableParallelism()) => ({
  slots: Math.max(SLOTS_MIN, cores),
  share: Math.max(1, Math.floor(cores / 4)),
})

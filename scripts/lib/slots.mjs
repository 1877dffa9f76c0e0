import { availableParallelism } from 'node:os'

/** More than two cores have work for: tests wait for databases and disks a third of their time. */
const SLOTS_MIN = 3

/**
 * How jobs share the cores of this machine: a slot is a core, or a part of one on a small machine, and `share` is how many of them one run of tests takes.
 */
export const slotsHere = (cores = availableParallelism()) => ({
  slots: Math.max(SLOTS_MIN, cores),
  share: Math.max(1, Math.floor(cores / 4)),
})

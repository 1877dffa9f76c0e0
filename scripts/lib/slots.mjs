import { availableParallelism, totalmem } from 'node:os'

/** More than two cores have work for: tests wait for databases and disks half of their time. */
const SLOTS_MIN = 4

/** What one worker of the journeys takes: two monitors, a portal's server and a browser. */
const JOURNEY_BYTES = 2 * 2 ** 30

/**
 * How jobs share this machine: a slot is a core, or a part of one on a small machine, and `share` is how many of them
 * one run of tests takes. Journeys wait for the browser and the disk more than half of their time, so that two cores
 * have five workers of theirs, where there is memory for them.
 */
export const slotsHere = (cores = availableParallelism(), bytes = totalmem()) => ({
  slots: Math.max(SLOTS_MIN, cores),
  share: Math.max(1, Math.floor(cores / 4)),
  journeyWorkers: Math.max(2, Math.min(Math.ceil(cores * 2.5), Math.floor(bytes / JOURNEY_BYTES))),
})

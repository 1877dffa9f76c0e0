import { fakeCarrierVerdicts, fakeConnections, fakeWorld } from '@fairhaul/testkit'
import type { CarrierResultsDeps } from '../carrier-results/carrier-results-deps.ts'
import { searchTally } from '../carrier-results/verdict-tally-store.ts'
import type { ExportView } from '../export/export-store.ts'

/** An export that never starts. */
export const noFile: ExportView<never> = {
  state: { kind: 'idle' },
  start: async () => undefined,
  cancel: () => undefined,
}

/** The counts, files, connections and idle moments of a list of results, for tests that are about none of them. */
export const aResultsList = (
  world = fakeWorld(),
): Pick<CarrierResultsDeps, 'tally' | 'files' | 'beside' | 'whenIdle'> => ({
  tally: searchTally(fakeCarrierVerdicts(world), {
    mayRule: () => true,
    today: () => '2026-11-21',
    whenIdle: () => undefined,
  }),
  beside: { connections: fakeConnections(world), issuerId: () => world.user?.company?.id },
  files: () => ({ selected: noFile, whole: noFile }),
  whenIdle: call => {
    call()
    return () => undefined
  },
})

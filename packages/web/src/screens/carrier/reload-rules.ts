import type { CarrierStore } from './carrier-store.ts'

/** Loads what rules found again, also in other classifications, after a fact that they read was changed here. */
export const reloadRules = async (profile: CarrierStore): Promise<void> => {
  const { unassigned } = profile.overrides
  await Promise.all([profile.reload(), unassigned.state.kind === 'idle' ? undefined : unassigned.reload()])
}

import type { CarrierStore } from './carrier-store.ts'

/**
 * Loads again what follows from the facts of a carrier after the company changed one: the profile, its verdict for each
 * classification, and those of some sections that were loaded.
 */
export const reloadFacts = (profile: CarrierStore, sections: readonly string[]): void => {
  for (const id of sections) if (profile.modules.section(id)?.opened !== undefined) profile.openSection(id)
  void profile.overrides.unassigned.reload()
  void profile.detail.reload()
}

import type { CarrierStore } from '../../carrier-store.ts'
import { reloadRules } from '../../reload-rules.ts'
import { ChecksStore } from '../../sections/checks/checks-store.ts'

/** A check was recorded in a drawer: it is said, the list has it, and the rules are found again. */
export const checkRecorded = (profile: CarrierStore, text: string): void => {
  profile.say(text)
  const listed = profile.modules.section('checks')?.opened?.store
  if (listed instanceof ChecksStore) void listed.load()
  void reloadRules(profile)
}

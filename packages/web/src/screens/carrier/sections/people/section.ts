import { ProfileTokens } from '../../../../di/lazy-tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { PeopleSection } from './PeopleSection.tsx'
import { PeopleStore } from './people-store.ts'

export const section: ProfilePart = {
  Component: PeopleSection,
  open({ carrierId, resolve }, previous) {
    if (previous !== undefined) return previous
    const store = new PeopleStore(carrierId, resolve(ProfileTokens.CarrierPeople))
    store.open()
    return store
  },
}

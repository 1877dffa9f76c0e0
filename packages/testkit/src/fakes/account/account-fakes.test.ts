import { aUser, id } from '../../builders/index.ts'
import { featureFlagsContract, sessionContract } from '../../contracts/index.ts'
import { fakeWorld } from '../shared/fake-world.ts'
import { fakeFeatureFlags } from './fake-feature-flags.ts'
import { fakeSession } from './fake-session.ts'

featureFlagsContract(async () => ({
  board: fakeFeatureFlags(fakeWorld()),
  userId: aUser().id,
  otherUserId: id(999),
}))

sessionContract(async () => {
  const session = fakeSession(fakeWorld({ user: null }))
  return { session, email: aUser().email, codeFor: async email => session.codeFor(email) }
})

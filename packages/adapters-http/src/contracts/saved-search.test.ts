import { seedSavedSearches } from '@fairhaul/testkit/contract-company'
import { savedSearchesContract } from '@fairhaul/testkit/contracts'
import { httpSavedSearches } from '../calls/saved-searches.ts'
import { runContracts } from '../testing/run-contracts.ts'

runContracts(
  'saved searches',
  ({ seeded, signedIn }) => {
    savedSearchesContract(async () => ({
      searches: httpSavedSearches(await signedIn(seeded().nextSearcher())),
      absent: seeded().foreignSearch,
    }))
  },
  seedSavedSearches,
)

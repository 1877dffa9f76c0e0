import { savedSearchesContract } from '@fairhaul/testkit/contracts'
import { seedSavedSearches } from '@fairhaul/testkit/contract-company'
import { httpSavedSearches } from '../calls/saved-searches.ts'
import { withContractCompany } from '../testing/with-contract-company.ts'

withContractCompany(
  'saved searches',
  ({ seeded, signedIn }) => {
    savedSearchesContract(async () => ({
      searches: httpSavedSearches(await signedIn(seeded().nextSearcher())),
      absent: seeded().foreignSearch,
    }))
  },
  seedSavedSearches,
)

import { savedSearchesContract } from '@fairhaul/testkit/contracts'
import { furnishSavedSearches } from '@fairhaul/testkit/office'
import { httpSavedSearches } from '../calls/saved-searches.ts'
import { atTheOffice } from '../testing/at-the-office.ts'

atTheOffice(
  'saved searches',
  ({ room, signedIn }) => {
    savedSearchesContract(async () => ({
      searches: httpSavedSearches(await signedIn(room().nextSearcher())),
      absent: room().foreignSearch,
    }))
  },
  furnishSavedSearches,
)

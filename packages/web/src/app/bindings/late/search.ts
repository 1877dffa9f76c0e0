import { type Http, httpAreas, httpLaneSearch } from '@fairhaul/adapters-http'
import { browserSearchCache } from '../../../browser/search-cache.ts'
import { sessionSafeStorage } from '../../../browser/storage.ts'
import { SearchTokens } from '../../../di/tokens/search.ts'
import type { Bind } from '../../container.ts'
import { WireTokens } from '../wire-token.ts'

export const bindRoom = (bind: Bind): void => {
  bind(SearchTokens.Areas).toResolvedValue((wire: Http) => httpAreas(wire), [WireTokens.Http])
  bind(SearchTokens.LaneSearch).toResolvedValue((wire: Http) => httpLaneSearch(wire), [WireTokens.Http])
  bind(SearchTokens.SearchCache).toConstantValue(browserSearchCache(sessionSafeStorage))
}

import { paths } from '@fairhaul/core'
import { useAddress } from '../../di/address.ts'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'

/** What the address of Home may have: the kind of changes, the verdict and region of carriers, and why others are due. */
export interface HomeParams {
  readonly changes?: string | undefined
  readonly due?: string | undefined
  readonly region?: string | undefined
  readonly verdict?: string | undefined
}

/** Changes one part of Home's address and keeps the others. */
export const useHomeAddress = () => {
  const navigator = useStore(BrowserTokens.Navigator)
  const query = new URLSearchParams(useAddress().query)
  const withParams = (change: HomeParams): HomeParams => ({
    region: query.get('region') ?? undefined,
    verdict: query.get('verdict') ?? undefined,
    changes: query.get('changes') ?? undefined,
    due: query.get('due') ?? undefined,
    ...change,
  })
  return {
    query,
    withParams,
    go: (change: HomeParams) => navigator.go(paths.home({ ...withParams(change) })),
  }
}

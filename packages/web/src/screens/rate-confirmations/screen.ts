import {
  ALL_RATE_CONFIRMATIONS,
  cachedRateConfirmations,
  rateConfirmationsParamsFor,
  rateConfirmationsPath,
  readRateConfirmationsAddress,
} from '@fairhaul/core'
import { PeopleTokens, ProfileTokens, SearchTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import type { Resolve } from '../../di/token.ts'
import { AccountTokens, ShellTokens } from '../../di/tokens.ts'
import { listSight } from '../../parts/live/list-sight.ts'
import { SentListStore } from '../../parts/rate-confirmation/sent-list-store.ts'
import { RateConfirmationsScreen, type RateConfirmationsStore } from './RateConfirmationsScreen.tsx'

const opened = (resolve: Resolve): RateConfirmationsStore => {
  const confirmations = resolve(ProfileTokens.RateConfirmations)
  const account = resolve(AccountTokens.AccountStore)
  const user = () => account.user
  return new SentListStore({
    first: ALL_RATE_CONFIRMATIONS,
    pathOf: rateConfirmationsPath,
    list: (address, own, signal) => confirmations.list(rateConfirmationsParamsFor(address, own), signal),
    stored: ({ tab }) => cachedRateConfirmations(resolve(SearchTokens.SearchCache), tab, user),
    count: (address, own, signal) =>
      confirmations.countTabs(rateConfirmationsParamsFor(address, own), signal),
    countedBy: ({ carrierName, creatorId }) => rateConfirmationsPath({ carrierName, creatorId }),
    users: resolve(PeopleTokens.CompanyUsers),
    user,
    live: listSight(resolve, ['rate_confirmation', 'rate_confirmation_mail', 'ticket', 'verdict']),
    whenIdle: resolve(ShellTokens.Ahead).idle,
  })
}

export const screen: ScreenModule<RateConfirmationsStore> = {
  Component: RateConfirmationsScreen,
  open({ resolve, url }, previous) {
    const store = previous ?? opened(resolve)
    store.open(readRateConfirmationsAddress(url.search))
    return store
  },
  settled: store => store.settled(),
  staysMountedFor: ['rate-confirmation', 'carrier', 'load'],
}

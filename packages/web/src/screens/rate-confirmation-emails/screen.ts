import { ALL_MAILS, cachedMails, mailsParams, mailsPath, readMailsAddress } from '@fairhaul/core'
import { PeopleTokens, ProfileTokens, SearchTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import type { Resolve } from '../../di/token.ts'
import { AccountTokens, ShellTokens } from '../../di/tokens.ts'
import { listSight } from '../../parts/live/list-sight.ts'
import { SentListStore } from '../../parts/rate-confirmation/sent-list-store.ts'
import { type MailsStore, RateConfirmationEmailsScreen } from './RateConfirmationEmailsScreen.tsx'

const opened = (resolve: Resolve): MailsStore => {
  const mails = resolve(ProfileTokens.RateConfirmationMails)
  const account = resolve(AccountTokens.AccountStore)
  const user = () => account.user
  return new SentListStore({
    first: ALL_MAILS,
    pathOf: mailsPath,
    list: (address, own, signal) => mails.list(mailsParams(address, own), signal),
    stored: ({ tab }) => cachedMails(resolve(SearchTokens.SearchCache), tab, user),
    count: (address, own, signal) => mails.countTabs(mailsParams(address, own), signal),
    countedBy: ({ subject, creatorId }) => mailsPath({ subject, creatorId }),
    users: resolve(PeopleTokens.CompanyUsers),
    user,
    live: listSight(resolve, ['rate_confirmation_mail']),
    whenIdle: resolve(ShellTokens.Ahead).idle,
  })
}

export const screen: ScreenModule<MailsStore> = {
  Component: RateConfirmationEmailsScreen,
  open({ resolve, url }, previous) {
    const store = previous ?? opened(resolve)
    store.open(readMailsAddress(url.search))
    return store
  },
  settled: store => store.settled(),
  staysMountedFor: ['rate-confirmation-email', 'carrier'],
}
